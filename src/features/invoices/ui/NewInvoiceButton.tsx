import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './invoices.module.css';

/** A link, so that it can be opened elsewhere. */
export function NewInvoiceButton({ notOnPhone = false }: { notOnPhone?: boolean }) {
  const { t } = useTranslation('invoices');
  return (
    <Button
      className={notOnPhone ? classes.notOnPhone : undefined}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/apps/invoice/add" {...props} />}
    >
      {t('actions.new')}
    </Button>
  );
}
