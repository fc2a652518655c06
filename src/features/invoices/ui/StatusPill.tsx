import {
  type Icon,
  IconAlertCircle,
  IconCircleCheck,
  IconCircleHalf2,
  IconDownload,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import type { InvoiceStatus } from '#contract/invoice.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';
import classes from './invoices.module.css';

const LOOKS: Record<InvoiceStatus, { kind: PillKind; icon: Icon }> = {
  Paid: { kind: 'success', icon: IconCircleCheck },
  Downloaded: { kind: 'info', icon: IconDownload },
  Sent: { kind: 'accent', icon: IconSend },
  Draft: { kind: 'neutral', icon: IconPencil },
  'Partial Payment': { kind: 'warning', icon: IconCircleHalf2 },
  'Past Due': { kind: 'danger', icon: IconAlertCircle },
};

export function StatusPill({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  const { kind, icon: Glyph } = LOOKS[status];
  return (
    <Pill kind={kind}>
      <Glyph className={classes.pillIcon} size={14} stroke={1.75} aria-hidden />
      {t(`statuses.${status}`)}
    </Pill>
  );
}
