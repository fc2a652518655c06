import { useState } from 'react';
import type { Email, OneEmail, Reply } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Message } from './Message.tsx';
import classes from './Read.module.css';

/** A conversation, oldest first. Only the mail that was opened, and what was not read before, is unfolded. */
export function Thread({ mail, mayManage }: { mail: OneEmail; mayManage: boolean }) {
  const { t } = useTranslation('email');
  const all: (Email | Reply)[] = [...mail.replies, mail].sort((a, b) => a.time.localeCompare(b.time) || a.id - b.id);
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set([mail.id, ...mail.replies.filter((one) => !one.isRead).map((one) => one.id)]),
  );
  const [known, setKnown] = useState<ReadonlySet<number>>(() => new Set(all.map((one) => one.id)));
  const fresh = all.filter((one) => !known.has(one.id));
  // An answer that arrives while somebody reads is shown.
  if (fresh.length > 0) {
    setKnown(new Set(all.map((one) => one.id)));
    setOpened(new Set([...opened, ...fresh.map((one) => one.id)]));
  }
  return (
    <ol className={classes.thread} aria-label={t('read.thread')} data-single={opened.size === 1 || undefined}>
      {all.map((one) => (
        <li key={one.id}>
          <Message
            mail={one}
            isFolded={all.length > 1 && !opened.has(one.id)}
            onFold={(isFolded) => {
              const next = new Set(opened);
              if (isFolded && all.length > 1) next.delete(one.id);
              else next.add(one.id);
              setOpened(next);
            }}
            mayManage={mayManage}
          />
        </li>
      ))}
    </ol>
  );
}
