import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsDiagonal, IconChevronDown } from '@tabler/icons-react';
import { ANSWER_KINDS, type AnswerKind } from '#features/email/choices.ts';
import type { OneEmail } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { answerTo } from './answer.ts';
import classes from './Compose.module.css';
import { AttachButton, DiscardButton, LetterSheet, SavedNote, SendButtons } from './LetterParts.tsx';
import type { Letter } from './letter.ts';
import { letterKeys } from './letterKeys.ts';
import { useLetter } from './useLetter.ts';

/** An answer in the box below its mail. Whoever wants other recipients takes it into the window. */
export function InlineLetter({ letter, mail }: { letter: Letter; mail: OneEmail }) {
  const { t } = useTranslation('email');
  const deeds = useLetter(letter);
  const names = formatList([...letter.to, ...letter.cc, ...letter.bcc].map((one) => one.fullName));

  /** Another kind of answer: what was written and attached stays. */
  function turnInto(kind: AnswerKind) {
    const { to, cc, subject, quote, files = [] } = answerTo(mail, kind, letter.signature);
    const own = letter.files.filter((one) => !files.some((file) => file.id === one.id));
    if (kind === 'forward') deeds.toWindow({ kind, to, cc, subject, quote, files: [...own, ...files] });
    else deeds.edit({ kind, to, cc });
  }

  const press = letterKeys(
    () => void deeds.send(),
    () => void deeds.close(),
  );
  return (
    <section className={classes.inline} aria-label={t('compose.replyTo', { names })} onKeyDown={press}>
      <div className={classes.inlineHead}>
        <span className={classes.inlineTo} dir="auto">
          {deeds.problem?.text ?? t('read.to', { names })}
        </span>
        <SavedNote letter={letter} />
        <Tooltip label={t('compose.popOut')}>
          <ActionIcon size={28} aria-label={t('compose.popOut')} onClick={() => deeds.toWindow()}>
            <IconArrowsDiagonal size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.inlineSheet}>
        <LetterSheet letter={letter} deeds={deeds} autoFocus />
      </div>
      <div className={classes.inlineFoot}>
        <AttachButton deeds={deeds} />
        <DiscardButton deeds={deeds} />
        <SendButtons
          onSend={(sendAt) => void deeds.send(sendAt)}
          extra={
            <Menu position="top-end" width={180}>
              <Menu.Target>
                <Button
                  variant="subtle"
                  color="gray"
                  rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
                >
                  {t(`compose.${letter.kind ?? 'reply'}`)}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {ANSWER_KINDS.map((kind) => (
                  <Menu.Item key={kind} onClick={() => turnInto(kind)}>
                    {t(`compose.${kind}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          }
        />
      </div>
    </section>
  );
}
