import { ActionIcon, Button, Portal, TextInput } from '@mantine/core';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconMinus, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import { findAddresses } from '../queries.ts';
import classes from './Compose.module.css';
import { AttachButton, DiscardButton, LetterSheet, SavedNote, SendButtons } from './LetterParts.tsx';
import type { Letter } from './letter.ts';
import { letterKeys } from './letterKeys.ts';
import { useLetter } from './useLetter.ts';

type Size = 'window' | 'small' | 'full';

function Fields({ letter, deeds }: { letter: Letter; deeds: ReturnType<typeof useLetter> }) {
  const { t } = useTranslation('email');
  const isUsed = (name: 'cc' | 'bcc') => letter[name].length > 0 || Boolean(letter.typed?.[name]);
  const [shown, setShown] = useState({ cc: isUsed('cc'), bcc: isUsed('bcc') });
  const [added, setAdded] = useState<'cc' | 'bcc'>();
  const box = useRef<HTMLDivElement>(null);
  // Its button is gone: what is typed next is meant for the field.
  useEffect(() => {
    if (added) box.current?.querySelector<HTMLElement>(`[data-field="${added}"] input`)?.focus();
  }, [added]);
  const field = (name: 'to' | 'cc' | 'bcc') => (
    <div className={classes.field} data-field={name}>
      <span className={classes.label} aria-hidden>
        {t(`compose.${name}`)}
      </span>
      <div className={classes.picker}>
        <PeoplePicker
          find={findAddresses}
          use="email"
          label={t(`compose.${name}`)}
          hideLabel
          addresses
          autoFocus={name === 'to' && letter.to.length === 0}
          placeholder={name === 'to' ? t('compose.whom') : ''}
          value={letter[name]}
          onChange={(people) => deeds.edit({ [name]: people })}
          typed={letter.typed?.[name] ?? ''}
          onTyped={(text) => deeds.type(name, text)}
          error={deeds.problem?.field === name ? <FieldError>{deeds.problem.text}</FieldError> : undefined}
        />
      </div>
      {name === 'to' &&
        (['cc', 'bcc'] as const)
          .filter((one) => !shown[one])
          .map((one) => (
            <Button
              key={one}
              variant="subtle"
              color="gray"
              size="compact-xs"
              onClick={() => {
                setShown({ ...shown, [one]: true });
                setAdded(one);
              }}
            >
              {t(`compose.${one}`)}
            </Button>
          ))}
    </div>
  );
  return (
    <div ref={box}>
      {field('to')}
      {shown.cc && field('cc')}
      {shown.bcc && field('bcc')}
      <div className={classes.field}>
        <span className={classes.label} aria-hidden>
          {t('compose.subject')}
        </span>
        <TextInput
          className={classes.picker}
          variant="unstyled"
          aria-label={t('compose.subject')}
          maxLength={300}
          dir="auto"
          value={letter.subject}
          onChange={(event) => deeds.edit({ subject: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}

/** A mail being written, at the corner of the page, over it, or the whole screen of a phone. */
export function ComposeWindow({ letter }: { letter: Letter }) {
  const { t } = useTranslation('email');
  const isPhone = useIsPhone();
  const [size, setSize] = useState<Size>('window');
  const [isOver, setIsOver] = useState(false);
  const deeds = useLetter(letter);
  const box = useRef<HTMLElement>(null);
  /** The window stands elsewhere in the document and comes a moment after this. */
  const arrive = useCallback((element: HTMLElement | null) => {
    box.current = element;
    element?.querySelector<HTMLElement>('input[data-autofocus]')?.focus();
  }, []);
  const shownAs = isPhone ? 'full' : size;
  const title = letter.subject || (letter.kind === 'forward' ? t('compose.forward') : t('compose.title'));

  function showProblem(done: boolean) {
    if (done) return;
    // In sight before it takes the focus.
    if (size === 'small') flushSync(() => setSize('window'));
    // What is wrong is marked with the next frame.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  const send = (sendAt: string | null) => void deeds.send(sendAt).then(showProblem);
  const close = () => void deeds.close().then(showProblem);
  function drop(event: DragEvent) {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    deeds.attach(files);
  }
  const tool = (name: string, icon: ReactNode, act: () => void) => (
    <Tooltip label={name}>
      <ActionIcon size={isPhone ? 44 : 28} aria-label={name} onClick={act}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );

  return (
    <Portal>
      {shownAs === 'full' && !isPhone && <div className={classes.scrim} aria-hidden />}
      <section
        ref={arrive}
        role="dialog"
        aria-label={title}
        className={classes.window}
        data-size={shownAs}
        data-over={isOver || undefined}
        onKeyDown={letterKeys(() => send(null), close)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <div className={classes.head}>
          <h2 className={classes.title} dir="auto">
            {title}
          </h2>
          <span className={classes.tools}>
            {!isPhone &&
              tool(
                size === 'small' ? t('compose.restore') : t('compose.minimise'),
                <IconMinus size={16} stroke={1.75} aria-hidden />,
                () => setSize(size === 'small' ? 'window' : 'small'),
              )}
            {!isPhone &&
              tool(
                size === 'full' ? t('compose.smaller') : t('compose.full'),
                size === 'full' ? (
                  <IconArrowsDiagonalMinimize2 size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconArrowsDiagonal size={16} stroke={1.75} aria-hidden />
                ),
                () => setSize(size === 'full' ? 'window' : 'full'),
              )}
            {tool(t('compose.close'), <IconX size={16} stroke={1.75} aria-hidden />, close)}
          </span>
        </div>
        {/* Small it is out of sight alone: what is being typed or is on its way stays. */}
        <div className={classes.body} hidden={shownAs === 'small'}>
          <div className={classes.sheet}>
            <Fields letter={letter} deeds={deeds} />
            <LetterSheet letter={letter} deeds={deeds} autoFocus={letter.to.length > 0} />
          </div>
          <div className={classes.foot}>
            <SendButtons onSend={send} />
            <AttachButton deeds={deeds} />
            <SavedNote letter={letter} />
            <DiscardButton deeds={deeds} />
          </div>
        </div>
      </section>
    </Portal>
  );
}
