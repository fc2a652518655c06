import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { queryClient } from '#web/queryClient.ts';
import { QrCode } from './QrCode.tsx';
import { twoStepsQuery } from './queries.ts';
import classes from './SecurityPage.module.css';

const twoStepsConfirmBody = lateSchema(async () => (await import('#features/auth/contract.ts')).twoStepsConfirmBody);

interface Props {
  onDone: (recoveryCodes: string[]) => void;
  /** It is on, and its codes were never seen. */
  onUnseen: () => void;
  onCancel: () => void;
}

/** The answer may be lost and the deed done; whoever tries again hears that it is on already. */
async function isOnAlready(error: unknown) {
  if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 409)) return false;
  const state = await queryClient.fetchQuery({ ...twoStepsQuery, staleTime: 0 }).catch(() => undefined);
  return state?.enabled === true;
}

/** Scan, type the code, done. */
export function TwoStepsSetup({ onDone, onUnseen, onCancel }: Props) {
  const { t } = useTranslation('account');
  // A query, so that React's second run in development does not replace the key on screen by another one.
  const setup = useQuery({
    queryKey: ['two-steps-setup'],
    queryFn: () => ask(api.jwt['two-steps'].setup.$post()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  const form = useZodForm(twoStepsConfirmBody, {
    initialValues: { code: '' },
    onSubmit: async (json) => {
      try {
        const { recoveryCodes } = await ask(api.jwt['two-steps'].confirm.$post({ json }));
        onDone(recoveryCodes);
      } catch (error) {
        if (!(await isOnAlready(error))) throw error;
        onUnseen();
      }
    },
  });

  if (setup.isError && !setup.data) return <FailedState error={setup.error} onRetry={() => void setup.refetch()} />;
  if (!setup.data) return <SkeletonRows rows={2} />;
  return (
    <div className={classes.setup}>
      <QrCode text={setup.data.uri} label={t('twoSteps.qrLabel')} />
      <div className={classes.steps}>
        <p>{t('twoSteps.scan')}</p>
        <div>
          <p className={classes.note}>{t('twoSteps.typeKey')}</p>
          <div className={classes.key} dir="ltr">
            {setup.data.key.match(/.{1,4}/g)?.join(' ')}
          </div>
        </div>
        <Form form={form} className={classes.form}>
          <TextInput
            label={t('twoSteps.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
            {...form.getInputProps('code')}
          />
          <div className={classes.buttons}>
            <Button variant="subtle" color="gray" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <SubmitButton form={form}>{t('twoSteps.confirm')}</SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  );
}
