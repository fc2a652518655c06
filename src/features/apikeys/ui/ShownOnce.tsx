import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { Notice } from '#web/kit/Notice.tsx';
import drawer from '#web/kit/SideDrawer.module.css';
import { useShownOnce } from '#web/kit/useShownOnce.ts';
import classes from './ApiKeys.module.css';

/** The key itself: nobody, not even the server, can show it again. */
export function ShownOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('apikeys');
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const example = `curl -H "Authorization: Bearer ${secret}" \\\n  ${location.origin}/api/me`;

  // The form before it is gone, and with it what had the focus.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  const keep = useShownOnce({
    question: t('once.leaveQuestion'),
    detail: t('once.leaveDetail'),
    verb: t('once.leave'),
    cancel: t('once.stay'),
  });

  async function copy() {
    // It stands beside the button to be marked; a toast would show a secret.
    if (!(await copyText(secret, null, { refused: t('once.notCopied'), refusedDetail: '' }))) return;
    keep();
    setCopied(true);
  }

  function done() {
    keep();
    onDone();
  }

  return (
    <div className={classes.once}>
      <Notice tone="warning">{t('once.keep')}</Notice>
      <div>
        <div className={classes.label}>{t('once.key')}</div>
        <code className={classes.secret} dir="ltr">
          {secret}
        </code>
        <Button
          ref={button}
          mt={12}
          leftSection={
            copied ? (
              <IconCheck size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.75} aria-hidden />
            )
          }
          onClick={() => void copy()}
        >
          {copied ? t('once.copied') : t('once.copy')}
        </Button>
      </div>
      <div>
        <div className={classes.label}>{t('once.try')}</div>
        <pre className={classes.code} dir="ltr">
          {example}
        </pre>
      </div>
      <div className={drawer.foot}>
        <Button variant="default" onClick={done}>
          {t('once.done')}
        </Button>
      </div>
    </div>
  );
}
