import { IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import type { Hue } from '#contract/hues.ts';
import type { Email } from '#features/email/contract.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Tick } from '#web/kit/DataTable/Tick.tsx';
import { type Ticks, useIsTicked } from '#web/kit/DataTable/ticks.ts';
import { formatDateTime, formatList } from '#web/kit/format.ts';
import { HueSquare } from '#web/kit/Hue.tsx';
import { shortWhen } from '#web/kit/shortWhen.ts';
import classes from './MailRow.module.css';

export interface RowDeeds {
  tick: (mail: Email, isRange: boolean) => void;
  star: (mail: Email) => void;
  open: (mail: Email) => void;
  point: (mail: Email) => void;
}

/** Asked for once for all rows: a list draws many of them while it is scrolled. */
interface RowWords {
  t: Translate;
  labelName: (name: string) => string;
}

interface Props {
  mail: Email;
  href: string;
  words: RowWords;
  deeds: RowDeeds;
  ticks: Ticks;
  hues: ReadonlyMap<string, Hue>;
  isOpen: boolean;
  mayManage: boolean;
}

const isOwn = ({ state }: Email) => state !== 'received';
const nameOf = ({ name, email }: { name: string; email: string }) => name || email;

function Who({ mail, t }: { mail: Email; t: RowWords['t'] }) {
  const whom = [...mail.to, ...mail.cc, ...mail.bcc].map(nameOf);
  const words = isOwn(mail)
    ? whom.length > 0
      ? t('row.to', { names: formatList(whom) })
      : t('row.nobody')
    : nameOf(mail.from);
  return (
    <span className={classes.name} dir="auto">
      {mail.state === 'draft' && <span className={classes.draft}>{t('row.draft')} </span>}
      {words}
    </span>
  );
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;

function Row({ mail, href, words: { t, labelName }, deeds, ticks, hues, isOpen, mayManage }: Props) {
  const isTicked = useIsTicked(ticks, String(mail.id));
  const first = isOwn(mail) ? mail.to[0] : mail.from;
  const subject = mail.subject || t('noSubject');
  const names = mail.labels.map(labelName);
  return (
    <div
      className={classes.row}
      data-unread={!mail.isRead || undefined}
      data-open={isOpen || undefined}
      data-ticked={isTicked || undefined}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.picture}>
        <PersonAvatar
          name={first ? nameOf(first) : '?'}
          id={(isOwn(mail) ? null : mail.from.id) ?? first?.email ?? 0}
          src={isOwn(mail) ? null : mail.from.avatar}
          size={32}
        />
        {mayManage && (
          <span className={classes.tick}>
            <Tick
              label={t('row.select', { subject })}
              checked={isTicked}
              onChange={(isRange) => deeds.tick(mail, isRange)}
            />
          </span>
        )}
      </span>
      <a
        href={href}
        className={classes.link}
        data-mail={mail.id}
        aria-current={isOpen ? 'true' : undefined}
        onPointerEnter={() => deeds.point(mail)}
        onContextMenu={(event) => {
          // A long press selects.
          if (!mayManage || (event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
          event.preventDefault();
          deeds.tick(mail, false);
        }}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          deeds.open(mail);
        }}
      >
        {!mail.isRead && <span className={classes.spoken}>{t('row.unread')} </span>}
        <span className={classes.line}>
          <Who mail={mail} t={t} />
          {mail.attachments.length > 0 && (
            <IconPaperclip className={classes.clip} size={16} stroke={1.75} aria-label={t('row.attachment')} />
          )}
          <time className={classes.time} dateTime={mail.time} title={formatDateTime(mail.time)}>
            {shortWhen(mail.state === 'scheduled' && mail.sendAt ? mail.sendAt : mail.time)}
          </time>
        </span>
        <span className={classes.subjectLine}>
          <span className={classes.subject} dir="auto">
            {subject}
          </span>
        </span>
        <span className={classes.line}>
          <span className={classes.preview} dir="auto">
            {mail.preview}
          </span>
          {names.length > 0 && (
            <span className={classes.labels} title={formatList(names)}>
              {mail.labels.map((label) => (
                <HueSquare key={label} hue={hues.get(label) ?? 'graphite'} />
              ))}
              <span className={classes.spoken}>{t('row.labels', { names: formatList(names) })}</span>
            </span>
          )}
        </span>
      </a>
      {(mayManage || mail.isStarred) && (
        <button
          type="button"
          className={classes.star}
          data-on={mail.isStarred || undefined}
          aria-pressed={mail.isStarred}
          aria-label={t('row.star', { subject })}
          disabled={!mayManage}
          onClick={() => deeds.star(mail)}
        >
          {mail.isStarred ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.75} aria-hidden />}
        </button>
      )}
    </div>
  );
}

/** A mail in three lines. */
export const MailRow = memo(Row);
