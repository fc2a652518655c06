import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { useShownOnce } from '#web/kit/useShownOnce.ts';
import classes from './SecurityPage.module.css';

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const clipboard = useClipboard({ timeout: 2000 });
  const text = codes.join('\n');
  const keep = useShownOnce({
    question: t('codes.leaveQuestion'),
    detail: t('codes.leaveDetail'),
    verb: t('codes.leave'),
    cancel: t('codes.stay'),
  });

  async function copy() {
    // Browsers give no clipboard to pages over plain http.
    if (!navigator.clipboard) return toast.failed(t('codes.notCopied'), { detail: t('codes.notCopiedDetail') });
    clipboard.copy(text);
    keep();
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
        <Button
          variant="default"
          leftSection={icon(clipboard.copied ? IconCheck : IconCopy)}
          onClick={() => void copy()}
        >
          {clipboard.copied ? t('codes.copied') : t('codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={icon(IconDownload)}
          onClick={() => {
            download(text);
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

function download(text: string) {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'lms-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
