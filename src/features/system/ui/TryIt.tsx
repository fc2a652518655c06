import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CodeBox } from '#web/kit/CodeBox.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { useSession } from '#web/session.ts';
import classes from './ApiDocs.module.css';
import { fillPath, type Operation } from './openapi.ts';
import { exampleOf } from './schemaText.ts';
import { type Answer, send } from './send.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function AnswerView({ answer }: { answer: Answer }) {
  const { t } = useTranslation('apidocs');
  return (
    <div className={classes.answer}>
      <p role="status">
        <b className={answer.status < 400 ? classes.good : classes.bad}>
          {answer.status} {answer.statusText}
        </b>{' '}
        <span className={classes.quiet}>{t('try.took', { time: formatNumber(answer.took) })}</span>
      </p>
      <details>
        <summary>{t('try.headers')}</summary>
        <CodeBox
          label={t('try.headers')}
          text={answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        />
      </details>
      {answer.body && <CodeBox label={t('answer', { status: answer.status })} text={answer.body} />}
    </div>
  );
}

/** A body that can be left out is: what it would name in its example is somebody's. */
const firstBody = ({ body, needsBody }: Operation) =>
  body && (needsBody ? JSON.stringify(exampleOf(body), null, 2) : '');

/** Sends the call with the current session. What it changes is changed for real. */
export function TryIt({ operation }: { operation: Operation }) {
  const { t } = useTranslation('apidocs');
  const me = useSession();
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(() => firstBody(operation));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const stop = useRef(() => {});
  stop.current = () => running?.abort();
  useEffect(() => () => stop.current(), []);

  const missing = operation.parameters.filter((one) => one.required && !values[one.name]);
  const wrongBody = body !== undefined && body.trim() !== '' && !isJson(body);

  async function run() {
    const controller = new AbortController();
    setRunning(controller);
    setAnswer(null);
    setFailure(null);
    try {
      const path = fillPath(operation, values);
      await send({ method: operation.method, path, body, signal: controller.signal }, setAnswer);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(null);
    }
  }

  return (
    <form
      className={classes.try}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p className={classes.quiet}>{me ? t('try.as', { name: me.fullName }) : t('try.anonymous')}</p>
      {operation.parameters.map((parameter) => (
        <TextInput
          key={`${parameter.in} ${parameter.name}`}
          label={parameter.name}
          description={t(`places.${parameter.in}`)}
          required={parameter.required}
          value={values[parameter.name] ?? ''}
          placeholder={parameter.schema?.default === undefined ? undefined : String(parameter.schema.default)}
          onChange={(event) => setValues({ ...values, [parameter.name]: event.currentTarget.value })}
        />
      ))}
      {body !== undefined && (
        <Textarea
          label={t('body')}
          autosize
          minRows={3}
          maxRows={20}
          spellCheck={false}
          dir="ltr"
          classNames={{ input: classes.json }}
          value={body}
          error={wrongBody && <FieldError>{t('try.wrongJson')}</FieldError>}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      )}
      <div>
        {running ? (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={16} stroke={1.75} aria-hidden />}
            onClick={() => running.abort()}
          >
            {t('try.stop')}
          </Button>
        ) : (
          <Button
            type="submit"
            disabled={missing.length > 0 || wrongBody}
            leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
          >
            {t('try.send')}
          </Button>
        )}
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      {answer && <AnswerView answer={answer} />}
    </form>
  );
}
