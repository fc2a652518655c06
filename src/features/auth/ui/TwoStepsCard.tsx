import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { reloadMe } from '#web/me.ts';
import { queryClient } from '#web/queryClient.ts';
import { ConfirmWithPassword } from './ConfirmWithPassword.tsx';
import { twoStepsQuery } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecurityPage.module.css';
import { TwoStepsSetup } from './TwoStepsSetup.tsx';

type Doing =
  | { what: 'nothing' | 'setting-up' | 'turning-off' | 'renewing-codes' | 'codes-unseen' }
  | { what: 'showing-codes'; codes: string[] };

const FEW_CODES = 3;

export function TwoStepsCard() {
  const { t } = useTranslation('account');
  const state = useQuery(twoStepsQuery);
  const [doing, setDoing] = useState<Doing>({ what: 'nothing' });
  const stop = () => setDoing({ what: 'nothing' });

  async function changed() {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: twoStepsQuery.queryKey }),
      reloadMe().catch(() => {}),
    ]);
  }

  async function turnOff(json: { password: string }) {
    await ask(api.jwt['two-steps'].off.$post({ json }));
    stop();
    toast.done(t('twoSteps.offDone'));
    void changed();
  }

  async function renewCodes(json: { password: string }) {
    const { recoveryCodes } = await ask(api.jwt['two-steps']['recovery-codes'].$post({ json }));
    setDoing({ what: 'showing-codes', codes: recoveryCodes });
    void changed();
  }

  function content() {
    if (doing.what === 'showing-codes') return <RecoveryCodes codes={doing.codes} onDone={stop} />;
    if (doing.what === 'setting-up') {
      return (
        <TwoStepsSetup
          onCancel={stop}
          onUnseen={() => {
            setDoing({ what: 'codes-unseen' });
            void changed();
          }}
          onDone={(codes) => {
            setDoing({ what: 'showing-codes', codes });
            void changed();
          }}
        />
      );
    }
    if (doing.what === 'turning-off') {
      const words = { verb: t('twoSteps.turnOff'), detail: t('twoSteps.offDetail') };
      return <ConfirmWithPassword {...words} danger onSubmit={turnOff} onCancel={stop} />;
    }
    if (doing.what === 'renewing-codes' || doing.what === 'codes-unseen') {
      const detail = doing.what === 'codes-unseen' ? t('twoSteps.codesUnseen') : t('twoSteps.newCodesDetail');
      const words = { verb: t('twoSteps.newCodes'), detail };
      return <ConfirmWithPassword {...words} onSubmit={renewCodes} onCancel={stop} />;
    }
    if (state.isError && !state.data) return <FailedState error={state.error} onRetry={() => void state.refetch()} />;
    if (!state.data) return <SkeletonRows rows={1} />;
    if (!state.data.enabled) {
      return <Button onClick={() => setDoing({ what: 'setting-up' })}>{t('twoSteps.turnOn')}</Button>;
    }
    const left = state.data.recoveryCodesLeft;
    return (
      <div className={classes.row}>
        <p className={left > FEW_CODES ? classes.note : classes.warning}>{t('twoSteps.codesLeft', { count: left })}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setDoing({ what: 'renewing-codes' })}>
            {t('twoSteps.newCodes')}
          </Button>
          <Button variant="default" onClick={() => setDoing({ what: 'turning-off' })}>
            {t('twoSteps.turnOff')}
          </Button>
        </div>
      </div>
    );
  }

  return (
    <SettingsCard
      title={t('twoSteps.title')}
      help={t('twoSteps.help')}
      aside={
        state.data && (
          <Pill kind={state.data.enabled ? 'success' : 'neutral'}>
            {state.data.enabled ? t('twoSteps.on') : t('twoSteps.off')}
          </Pill>
        )
      }
    >
      {content()}
    </SettingsCard>
  );
}
