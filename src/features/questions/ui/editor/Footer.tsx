import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatTime } from '#web/kit/format.ts';
import classes from './editor.module.css';
import type { OutboxState } from './outbox.ts';
import type { Saving, Then } from './useSaving.ts';

interface Props {
  saving: Saving;
  outbox: OutboxState;
  keptAt: number | null | false;
  changed: boolean;
  onCancel: () => void;
  onSave: (then: Then) => void;
  onRetry: () => void;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Says where what was typed is, and saves it. */
export function Footer({ saving, outbox, keptAt, changed, onCancel, onSave, onRetry }: Props) {
  const { t } = useTranslation('questioneditor');
  const busy = saving.state.step === 'saving';
  const waiting = outbox.waiting.filter((one) => !one.problem).length;
  const isOffline = saving.state.step === 'offline' || outbox.stuck;

  function where() {
    if (isOffline)
      return (
        <span className={classes.where} data-tone="warning">
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          <span>
            {waiting > 0 && saving.state.step !== 'offline' ? t('outbox.waiting', { count: waiting }) : t('offline')}
          </span>
          <Button variant="transparent" size="xs" className={classes.retry} onClick={onRetry}>
            {t('retry')}
          </Button>
        </span>
      );
    if (waiting > 0)
      return (
        <span className={classes.where}>
          <IconCloudUpload size={16} stroke={1.75} aria-hidden />
          <span>{t('outbox.sending', { count: waiting })}</span>
        </span>
      );
    if (keptAt === false) return <span className={classes.where}>{t('draft.notKept')}</span>;
    if (keptAt && changed)
      return (
        <span className={classes.where} data-tone="success">
          <IconCloudCheck size={16} stroke={1.75} aria-hidden />
          <span>{t('draft.savedAt', { time: formatTime(keptAt) })}</span>
        </span>
      );
    return <span className={classes.where} />;
  }

  return (
    <div className={classes.footer}>
      <div className={classes.whereBox} role="status">
        {where()}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          variant="default"
          aria-keyshortcuts={isMac ? 'Meta+Shift+Enter' : 'Control+Shift+Enter'}
          title={isMac ? '⌘⇧↵' : 'Ctrl+Shift+Enter'}
          disabled={busy}
          onClick={() => onSave('next')}
        >
          {t('saveAndNext')}
        </Button>
        <Button
          aria-keyshortcuts={isMac ? 'Meta+Enter' : 'Control+Enter'}
          title={isMac ? '⌘↵' : 'Ctrl+Enter'}
          loading={busy}
          aria-busy={busy}
          onClick={() => onSave('close')}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
