import type { ReactNode } from 'react';
import type { InvoiceSettings } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Sheet.module.css';

interface PartyProps {
  title: string;
  lines: string[];
  children?: ReactNode;
}

/** Somebody's name and address, line by line. */
export function Party({ title, lines, children }: PartyProps) {
  const [name, ...others] = lines.filter(Boolean);
  return (
    <div className={classes.party}>
      <h3 className={classes.partyTitle}>{title}</h3>
      <address className={classes.address}>
        <bdi className={classes.strong}>{name}</bdi>
        {others.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {children}
      </address>
    </div>
  );
}

export function Sender({ sender }: { sender: InvoiceSettings['sender'] }) {
  const { t } = useTranslation('invoices');
  return (
    <address className={classes.address}>
      <bdi className={classes.senderName}>{sender.name}</bdi>
      <bdi>{sender.address}</bdi>
      <bdi dir="ltr">{sender.email}</bdi>
      <bdi dir="ltr">{sender.contact}</bdi>
      {sender.taxId && (
        <span>
          {t('sheet.taxId')} <bdi dir="ltr">{sender.taxId}</bdi>
        </span>
      )}
    </address>
  );
}

interface Props {
  sender: InvoiceSettings['sender'];
  number: string;
  facts: { label: string; value: string }[];
}

/** The top of the sheet: who sends it, its number and its days. */
export function Head({ sender, number, facts }: Props) {
  const { t } = useTranslation('invoices');
  return (
    <header className={classes.head}>
      <Sender sender={sender} />
      <div className={classes.numbers}>
        <h2 className={classes.number}>
          {t('sheet.invoice')} <bdi>{number}</bdi>
        </h2>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
