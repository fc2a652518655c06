import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { AnswerKind } from '#features/email/choices.ts';
import type { OneEmail } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { recipientsOf } from '../compose/answer.ts';
import { answerMail } from '../compose/answerMail.ts';
import { useLetters } from '../compose/letters.ts';
import classes from './Read.module.css';

const InlineLetter = lazyPart(
  () => import('../compose/InlineLetter.tsx'),
  (file) => file.InlineLetter,
);

const firstName = (name: string) => (name.includes('@') ? name : (name.trim().split(/\s+/)[0] ?? name));

/** At the bottom of a mail: a line to begin with, or the answer that is being written. */
export function ReplyBox({ mail }: { mail: OneEmail }) {
  const { t, i18n } = useTranslation('email');
  const letter = useLetters().find((one) => one.inReplyTo === mail.id && one.place === 'inline');
  const all = recipientsOf(mail, 'replyAll');
  const others = [...all.to, ...all.cc];
  const usual: AnswerKind = others.length > 1 ? 'replyAll' : 'reply';
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    others.slice(0, 3).map((one) => firstName(one.fullName)),
  );
  const tools = [
    ['reply', IconArrowBackUp],
    ['replyAll', IconArrowBackUpDouble],
    ['forward', IconArrowForwardUp],
  ] as const;
  const start = (kind: AnswerKind) => void answerMail(mail, kind, kind === 'forward' ? 'window' : 'inline');
  return (
    <div className={classes.reply}>
      {letter ? (
        <Suspense fallback={<div className={classes.replyRest} />}>
          <InlineLetter key={letter.key} letter={letter} mail={mail} />
        </Suspense>
      ) : (
        <div className={classes.replyRest}>
          <button type="button" className={classes.replyStart} onClick={() => start(usual)}>
            <span dir="auto">{names ? t('compose.replyTo', { names }) : t('compose.reply')}</span>
          </button>
          {tools.map(([kind, Glyph]) => (
            <Tooltip key={kind} label={t(`compose.${kind}`)}>
              <ActionIcon size={36} aria-label={t(`compose.${kind}`)} data-key={kind} onClick={() => start(kind)}>
                <Glyph className={classes.tool} size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          ))}
        </div>
      )}
    </div>
  );
}
