import { Button, PinInput, TextInput, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ApiError, api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useEnter } from './enter.ts';
import { BackToSignIn } from './ForgotPassword.tsx';
import classes from './forms.module.css';
import { loginPath, type Variant } from './paths.ts';
import { dropTicket, readTicket } from './ticket.ts';
import { useLoginProblem } from './useLoginProblem.ts';

const DIGITS = 6;

export function TwoSteps({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const [held, setHeld] = useState(readTicket);
  if (!held) {
    return (
      <AuthLayout variant={variant} title={t('twoSteps.over')} detail={t('twoSteps.overDetail')}>
        <Button component={Link} to={loginPath(variant)} fullWidth h={44}>
          {t('login.submit')}
        </Button>
      </AuthLayout>
    );
  }
  const startAgain = () => {
    dropTicket();
    setHeld(null);
  };
  return <CodeForm variant={variant} {...held} onTicketOver={startAgain} />;
}

interface CodeFormProps {
  variant: Variant;
  ticket: string;
  returnTo?: string | undefined;
  onTicketOver: () => void;
}

function CodeForm({ variant, ticket, returnTo, onTicketOver }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const enter = useEnter();
  const problemOf = useLoginProblem();
  const labelId = useId();
  const errorId = useId();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // Counts wrong codes: new boxes begin empty, with the focus in the first.
  const [tries, setTries] = useState(0);

  async function send(given: string) {
    if (busy) return;
    if (given.length < DIGITS) return setProblem(t('twoSteps.short'));
    setBusy(true);
    setProblem('');
    try {
      await enter(await ask(api.jwt['two-steps'].login.$post({ json: { ticket, code: given } })), returnTo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.ticket || error.status === 401) return onTicketOver();
      setProblem(error.fields.code?.map(say).join(' ') ?? problemOf(error).message);
      // What nobody heard of may be right.
      if (!error.fields.code) return;
      setCode('');
      setTries(tries + 1);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthLayout
      variant={variant}
      title={t('twoSteps.title')}
      detail={recovery ? t('twoSteps.recoveryDetail') : t('twoSteps.detail')}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(code);
        }}
      >
        {recovery ? (
          <TextInput
            size="md"
            label={t('twoSteps.recoveryCode')}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="off"
            autoFocus
            spellCheck={false}
            error={problem && <FieldError>{problem}</FieldError>}
          />
        ) : (
          <div className={classes.pins}>
            <span id={labelId} className={classes.label}>
              {t('twoSteps.code')}
            </span>
            <PinInput
              key={tries}
              classNames={{ root: classes.pinRow, pinInput: classes.pin }}
              size="md"
              placeholder=""
              dir="ltr"
              length={DIGITS}
              type="number"
              oneTimeCode
              autoFocus
              value={code}
              onChange={setCode}
              onComplete={(full) => void send(full)}
              error={problem !== ''}
              readOnly={busy}
              aria-labelledby={labelId}
              aria-describedby={errorId}
              getInputProps={(index) => ({ 'aria-label': t('twoSteps.digit', { number: index + 1, of: DIGITS }) })}
            />
            <span id={errorId} role="alert">
              {problem && <FieldError>{problem}</FieldError>}
            </span>
          </div>
        )}
        <Button type="submit" fullWidth h={44} loading={busy}>
          {t('twoSteps.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        <UnstyledButton
          className={classes.link}
          onClick={() => {
            setRecovery(!recovery);
            setCode('');
            setProblem('');
          }}
        >
          {recovery ? t('twoSteps.useApp') : t('twoSteps.useRecovery')}
        </UnstyledButton>
      </p>
      <BackToSignIn variant={variant} />
    </AuthLayout>
  );
}
