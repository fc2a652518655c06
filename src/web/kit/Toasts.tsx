import { Button, CloseButton, Loader, useDirection } from '@mantine/core';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Appearance } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Toasts.module.css';
import { MOST_TOASTS, type ToastAct, type ToastData, toast, toasts } from './toast.ts';

const STAYS = 5_000;
const STAYS_WITH_UNDO = 8_000;

function Toast({ data }: { data: ToastData }) {
  const { t } = useTranslation('kit');
  const { hovered, ref: hoverRef } = useHover<HTMLDivElement>();
  const { focused, ref: focusRef } = useFocusWithin<HTMLDivElement>();
  const mergedRef = useMergedRef(hoverRef, focusRef);
  const left = useRef(data.undo ? STAYS_WITH_UNDO : STAYS);
  const paused = hovered || focused || data.kind !== 'done' || data.stays;

  useEffect(() => {
    if (paused) return;
    const from = Date.now();
    const timer = setTimeout(() => toast.close(data.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [paused, data.id]);

  const acts: ToastAct[] = [
    ...(data.undo ? [{ label: t('toast.undo'), run: data.undo }] : []),
    ...(data.retry ? [{ label: t('toast.retry'), run: data.retry }] : []),
    ...(data.act ? [data.act] : []),
  ];
  const buttons = acts.map((act) => (
    <Button
      key={act.label}
      variant="default"
      size="xs"
      onClick={() => {
        if (!act.stays) toast.close(data.id);
        act.run();
      }}
    >
      {act.label}
    </Button>
  ));
  return (
    <div className={classes.toast} ref={mergedRef}>
      {data.kind === 'working' && <Loader className={classes.working} size={18} aria-hidden />}
      {data.kind === 'failed' && <IconAlertCircle className={classes.failed} size={18} stroke={1.75} aria-hidden />}
      {data.kind === 'done' && <IconCircleCheck className={classes.done} size={18} stroke={1.75} aria-hidden />}
      <div className={classes.words}>
        <div className={classes.sentence}>{data.sentence}</div>
        {data.detail && <div className={classes.detail}>{data.detail}</div>}
        {data.errorId && <div className={classes.detail}>{t('toast.errorId', { id: data.errorId })}</div>}
        {/* Two beside each other would leave the words no room. */}
        {buttons.length > 1 && <div className={classes.acts}>{buttons}</div>}
      </div>
      {buttons.length === 1 && buttons}
      {data.kind !== 'working' && (
        <CloseButton size={28} iconSize={16} aria-label={t('toast.close')} onClick={() => toast.close(data.id)} />
      )}
    </div>
  );
}

const MIRRORED: Record<Appearance['toasts'], Appearance['toasts']> = {
  'top-right': 'top-left',
  'top-left': 'top-right',
  'bottom-right': 'bottom-left',
  'bottom-left': 'bottom-right',
};

/** The one place toasts appear; mounted once beside the router. */
export function Toasts({ position }: { position: Appearance['toasts'] }) {
  const { dir } = useDirection();
  return (
    <Notifications
      position={dir === 'rtl' ? MIRRORED[position] : position}
      limit={MOST_TOASTS}
      containerWidth={360}
      zIndex={400}
      transitionDuration={240}
      classNames={{ root: classes.root, notification: classes.place }}
      renderNotification={({ id }) => {
        const data = id && toasts.get(id);
        return data ? <Toast data={data} /> : null;
      }}
    />
  );
}
