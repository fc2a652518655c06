import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CodeBox } from '#web/kit/CodeBox.tsx';
import { CopyButton } from '#web/kit/CopyButton.tsx';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';
import classes from './ApiDocs.module.css';
import type { Operation } from './openapi.ts';
import { schemaText } from './schemaText.ts';
import { TryIt } from './TryIt.tsx';
import { Words } from './Words.tsx';

const KINDS: Record<string, PillKind> = {
  GET: 'success',
  POST: 'accent',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
};

/** `public`, `signed-in` and `operator` have words of their own; the others name what must be allowed. */
function Access({ rule }: { rule: string | undefined }) {
  const { t } = useTranslation('apidocs');
  if (!rule) return null;
  if (rule === 'public' || rule === 'signed-in' || rule === 'staff' || rule === 'operator')
    return <>{t(`access.${rule}`)}</>;
  return <>{t('access.needs', { rule })}</>;
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <>
      <h3 className={classes.label}>{label}</h3>
      <CodeBox label={label} text={text} />
    </>
  );
}

function Parameters({ operation }: { operation: Operation }) {
  const { t } = useTranslation('apidocs');
  return (
    <>
      <h3 className={classes.label}>{t('parameters')}</h3>
      <table className={classes.parameters}>
        <tbody>
          {operation.parameters.map((one) => (
            <tr key={`${one.in} ${one.name}`}>
              <th scope="row">
                <code>{one.name}</code>
                {one.required && <span className={classes.required}> *</span>}
              </th>
              <td>{t(`places.${one.in}`)}</td>
              <td>
                <code>{schemaText(one.schema ?? {})}</code>
                {one.schema?.default !== undefined && (
                  <span className={classes.quiet}>
                    {' '}
                    {t('byDefault', { value: JSON.stringify(one.schema.default) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function OperationCard({ operation, linked }: { operation: Operation; linked: boolean }) {
  const { t } = useTranslation('apidocs');
  const card = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(linked);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (!linked) return;
    setOpened(true);
    card.current?.scrollIntoView({ block: 'start' });
  }, [linked]);

  return (
    <details
      ref={card}
      id={operation.id}
      className={classes.operation}
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <Pill kind={KINDS[operation.method] ?? 'neutral'}>{operation.method}</Pill>
        <code className={classes.path} dir="ltr">
          {operation.path}
        </code>
        <span className={classes.words}>
          <bdi>{operation.summary}</bdi>
        </span>
      </summary>
      {opened && (
        <div className={classes.inside}>
          <div className={classes.facts}>
            <span>
              <Access rule={operation.access} />
            </span>
            <CopyButton
              text={`${location.origin}${location.pathname}#${operation.id}`}
              label={t('copyLink')}
              variant="subtle"
              size="xs"
            />
          </div>
          {operation.detail && (
            <p>
              <Words text={operation.detail} />
            </p>
          )}
          {operation.parameters.length > 0 && <Parameters operation={operation} />}
          {operation.body && <Code label={t('body')} text={schemaText(operation.body)} />}
          {operation.answers.map(({ status, schema }) => (
            <Code key={status} label={t('answer', { status })} text={schemaText(schema)} />
          ))}
          {trying ? (
            <TryIt operation={operation} />
          ) : (
            <div>
              <Button variant="default" onClick={() => setTrying(true)}>
                {t('try.open')}
              </Button>
            </div>
          )}
        </div>
      )}
    </details>
  );
}
