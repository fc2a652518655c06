import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowBackUpDouble,
  IconArrowForwardUp,
  IconChevronDown,
  IconDots,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Email, Reply } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatList } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useSession } from '#web/session.ts';
import { answerMail } from '../compose/answerMail.ts';
import { wholeTime } from '../when.ts';
import { Attachments } from './Attachments.tsx';
import { MailBody } from './MailBody.tsx';
import classes from './Read.module.css';

type Mail = Email | Reply;

function useNames() {
  const { t } = useTranslation('email');
  const own = useSession()?.email.toLowerCase();
  return ({ name, email }: { name: string; email: string }) =>
    email.toLowerCase() === own ? t('read.me') : name || email;
}

/** To whom, in a line; who wants the addresses opens it. */
function Recipients({ mail }: { mail: Mail }) {
  const { t } = useTranslation('email');
  const nameOf = useNames();
  const [isOpen, setIsOpen] = useState(false);
  const line = t('read.to', { names: formatList([...mail.to, ...mail.cc].map(nameOf)) });
  const lists = (['to', 'cc', 'bcc'] as const).filter((field) => mail[field].length > 0);
  return (
    <>
      <button type="button" className={classes.recipients} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={classes.cut} dir="auto">
          {mail.to.length + mail.cc.length > 0 ? line : t('read.toNobody')}
        </span>
        <IconChevronDown className={classes.turn} size={14} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <dl className={classes.people}>
          {lists.map((field) => (
            <div key={field}>
              <dt>{t(`compose.${field}`)}</dt>
              <dd>
                {mail[field].map(({ name, email }) => (
                  <span key={email} className={classes.person}>
                    {name} <span dir="ltr">{email}</span>
                  </span>
                ))}
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('read.date')}</dt>
            <dd>{formatDateTime(mail.time)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

function AnswerMenu({ mail }: { mail: Mail }) {
  const { t } = useTranslation('email');
  const ways = [
    ['reply', IconArrowBackUp],
    ['replyAll', IconArrowBackUpDouble],
    ['forward', IconArrowForwardUp],
  ] as const;
  return (
    <Menu position="bottom-end" width={180}>
      <Tooltip label={t('read.more')}>
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('read.more')}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {ways.map(([kind, Glyph]) => (
          <Menu.Item
            key={kind}
            leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
            onClick={() => void answerMail(mail, kind, 'window')}
          >
            {t(`compose.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface Props {
  mail: Mail;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  mayManage: boolean;
}

/** One mail of a conversation: a line while it is folded, whole when it is open. */
export function Message({ mail, isFolded, onFold, mayManage }: Props) {
  const { t } = useTranslation('email');
  const own = useSession()?.email.toLowerCase();
  const isOwn = mail.from.email.toLowerCase() === own;
  const [withRemote, setWithRemote] = useState(false);
  const name = isOwn ? t('read.you') : mail.from.name || mail.from.email;
  const avatar = (size: 32 | 40) => (
    <PersonAvatar
      name={mail.from.name || mail.from.email}
      id={mail.from.id ?? mail.from.email}
      src={mail.from.avatar}
      size={size}
    />
  );
  if (isFolded) {
    return (
      <button type="button" className={classes.folded} aria-expanded={false} onClick={() => onFold(false)}>
        {avatar(32)}
        <span className={classes.foldedName} dir="auto">
          {name}
        </span>
        <span className={classes.foldedText} dir="auto">
          {mail.preview}
        </span>
        <time className={classes.time} dateTime={mail.time}>
          {wholeTime(mail.time)}
        </time>
      </button>
    );
  }
  return (
    <article className={classes.message} aria-label={t('read.from', { name: mail.from.name || mail.from.email })}>
      <header className={classes.sender}>
        <button
          type="button"
          className={classes.face}
          aria-expanded
          aria-label={t('read.fold', { name })}
          onClick={() => onFold(true)}
        >
          {avatar(40)}
        </button>
        <div className={classes.who}>
          <div className={classes.fromLine}>
            <span className={classes.from} dir="auto">
              {mail.from.name || mail.from.email}
            </span>
            {mail.from.name && (
              <span className={classes.address} dir="ltr">
                {mail.from.email}
              </span>
            )}
          </div>
          <Recipients mail={mail} />
        </div>
        <time className={classes.time} dateTime={mail.time} title={formatDateTime(mail.time)}>
          {wholeTime(mail.time)}
        </time>
        {mayManage && <AnswerMenu mail={mail} />}
      </header>
      <div className={classes.content}>
        {mail.hasRemotePictures && !withRemote && (
          <Notice
            actions={
              <Button variant="default" size="xs" onClick={() => setWithRemote(true)}>
                {t('read.showPictures')}
              </Button>
            }
          >
            {t('read.remotePictures')}
          </Notice>
        )}
        <MailBody
          id={mail.id}
          html={mail.message}
          title={t('read.body', { name: mail.from.name || mail.from.email, time: wholeTime(mail.time) })}
          withRemote={withRemote}
        />
        <Attachments files={mail.attachments} />
      </div>
    </article>
  );
}
