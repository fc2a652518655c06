import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Hue } from '#contract/hues.ts';
import type { Label, OneEmail } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HuePill } from '#web/kit/Hue.tsx';
import type { MailList } from '../address.ts';
import { doAndTell } from '../outgoing.ts';
import { useLabelName } from '../useListName.ts';
import classes from './Read.module.css';
import { ReplyBox } from './ReplyBox.tsx';
import { SendNote } from './SendNote.tsx';
import { Thread } from './Thread.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { Steps } from './useSteps.ts';

interface Props {
  mail: OneEmail;
  list: MailList;
  labels: Label[];
  steps: Steps;
  mayManage: boolean;
  onBack: () => void;
  /** The mail is not in this list any more. */
  onGone: () => void;
}

function Head({ mail, hues, mayManage }: { mail: OneEmail; hues: ReadonlyMap<string, Hue>; mayManage: boolean }) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  return (
    <header className={classes.head}>
      <h2 className={classes.subject} dir="auto">
        {mail.subject || t('noSubject')}
      </h2>
      <ActionIcon
        size={36}
        className={classes.star}
        data-on={mail.isStarred || undefined}
        aria-pressed={mail.isStarred}
        aria-label={t('read.star')}
        disabled={!mayManage}
        onClick={() => doAndTell({ ids: [mail.id], action: mail.isStarred ? 'unstar' : 'star' })}
      >
        {mail.isStarred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.75} aria-hidden />}
      </ActionIcon>
      {mail.labels.length > 0 && (
        <div className={classes.labels}>
          {mail.labels.map((name) => (
            <HuePill key={name} hue={hues.get(name) ?? 'graphite'}>
              {labelName(name)}
            </HuePill>
          ))}
        </div>
      )}
    </header>
  );
}

/** A mail that is read, with its conversation, what can be done with it, and the box to answer. */
export function OpenedMail({ mail, list, labels, steps, mayManage, onBack, onGone }: Props) {
  const hues = useMemo(() => new Map<string, Hue>(labels.map((one) => [one.name, one.colour])), [labels]);
  const scroll = useRef<HTMLDivElement>(null);
  const { id } = mail;
  useEffect(() => {
    if (id) scroll.current?.scrollTo({ top: 0 });
  }, [id]);
  return (
    <>
      <Toolbar mail={mail} labels={labels} steps={steps} mayManage={mayManage} onBack={onBack} onGone={onGone} />
      {/* Keys scroll it when it has the focus. */}
      <div className={classes.scroll} ref={scroll} tabIndex={-1} key={list.folder}>
        <div className={classes.letter}>
          <Head mail={mail} hues={hues} mayManage={mayManage} />
          <SendNote mail={mail} mayManage={mayManage} />
          <Thread mail={mail} mayManage={mayManage} key={id} />
        </div>
      </div>
      {mayManage && mail.folder !== 'trash' && mail.state !== 'draft' && <ReplyBox mail={mail} key={`reply-${id}`} />}
    </>
  );
}
