import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { saveFile } from '#web/kit/saveFile.ts';
import { useShownOnce } from '#web/kit/useShownOnce.ts';
import classes from './SecurityPage.module.css';

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  const keep = useShownOnce({
    question: t('codes.leaveQuestion'),
    detail: t('codes.leaveDetail'),
    verb: t('codes.leave'),
    cancel: t('codes.stay'),
  });

  async function copy() {
    // They stand above the button to be written down; a toast would show secrets.
    const words = { refused: t('codes.notCopied'), refusedDetail: t('codes.notCopiedDetail') };
    if (!(await copyText(text, null, words))) return;
    keep();
    setCopied(true);
  }

  return (
    <div>
      <p className={classes.warning}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        {t('codes.keep')}
      </p>
      <ul className={classes.codes} dir="ltr" aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={icon(copied ? IconCheck : IconCopy)} onClick={() => void copy()}>
          {copied ? t('codes.copied') : t('codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={icon(IconDownload)}
          onClick={() => {
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'lms-recovery-codes.txt');
            keep();
          }}
        >
          {t('codes.download')}
        </Button>
        <Button
          onClick={() => {
            keep();
            onDone();
          }}
        >
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}

const icon = (Glyph: typeof IconCopy) => <Glyph size={16} stroke={1.75} aria-hidden />;
