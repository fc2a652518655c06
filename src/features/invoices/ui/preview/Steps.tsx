import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceQuery } from '#features/invoices/contract.ts';
import { type Neighbour, useNeighbours } from '../useNeighbours.ts';
import classes from './Preview.module.css';

function Step({ name, to, children }: { name: string; to: Neighbour | undefined; children: ReactNode }) {
  if (!to)
    return (
      <ActionIcon variant="default" size={36} disabled aria-label={name}>
        {children}
      </ActionIcon>
    );
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={name}
        renderRoot={(props) => (
          <Link
            to="/apps/invoice/preview/$id"
            params={{ id: String(to.id) }}
            state={{ invoiceList: to.list }}
            {...props}
          />
        )}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** To the invoice before and after in the list somebody came from. */
export function Steps({ list, id }: { list: InvoiceQuery; id: number }) {
  const { t } = useTranslation('invoices');
  const { previous, next } = useNeighbours(list, id);
  return (
    <span className={classes.steps}>
      <Step name={t('previous')} to={previous}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </Step>
      <Step name={t('next')} to={next}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Step>
    </span>
  );
}
