import { ActionIcon, CloseButton, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMoodSmile, IconPaperclip, IconPlus, IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { MESSAGE_LETTERS } from '#features/chat/choices.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileGlyph } from '#web/kit/FileGlyph.tsx';
import { formatBytes, formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { Popover } from '#web/kit/Popover.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { SERVER_LIMITS, typeNames } from '#web/kit/uploads.ts';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import classes from './Composer.module.css';
import type { Place } from './outgoing.ts';
import type { ShownMessage } from './shownMessages.ts';
import { type About, useComposer } from './useComposer.ts';
import { useFileDrop } from './useFileDrop.ts';

const EMOJIS = '😀 😂 😊 😍 😉 😎 🤔 😅 😢 😮 😴 🙃 👍 👎 👏 🙏 💪 👋 🎉 ❤️ 🔥 ⭐ ✅ ❌ 📚 ✏️ 📅 ⏰ ☕ 🍎 🚌 💡'.split(
  ' ',
);

interface Props {
  place: Place;
  draftName: string;
  name: string;
  about: About | null;
  onAbout: (about: About | null) => void;
  enterSends: boolean;
  lastOwn: ShownMessage | undefined;
  /** Said above the field: they will not see it here. */
  warning: string | undefined;
  onSent: () => void;
}

function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('chat');
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus returnFocus>
      <Tooltip label={t('composer.emoji')}>
        <Popover.Target>
          <ActionIcon size={32} aria-label={t('composer.emoji')} onClick={() => setOpened(!opened)}>
            <IconMoodSmile size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown p={6} aria-label={t('composer.emoji')}>
        <div className={classes.emojis}>
          {EMOJIS.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={classes.emoji}
              onClick={() => {
                setOpened(false);
                onPick(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The field below a chat. */
export function Composer(props: Props) {
  const { name, about, onAbout, warning, enterSends } = props;
  const { t } = useTranslation('chat');
  const isPhone = useIsPhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const composer = useComposer({ ...props, field });
  const { text, files, uploads, canSend, isEditing } = composer;

  function paste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0 || isEditing) return;
    event.preventDefault();
    composer.attach(pasted);
  }
  const isOver = useFileDrop(area, (dropped) => !isEditing && composer.attach(dropped));

  const sayProblem = (problem: string, file: File) => {
    if (problem === 'tooBig') return t('files.tooBig', { limit: formatBytes(SERVER_LIMITS.most) });
    if (problem === 'wrongType')
      return t('files.wrongType', { types: typeNames(SERVER_LIMITS.accept), name: file.name });
    return say(problem);
  };

  const attach = !isEditing && (
    <Tooltip label={t('composer.attach')}>
      <ActionIcon size={isPhone ? 44 : 32} aria-label={t('composer.attach')} onClick={() => chooser.current?.click()}>
        {isPhone ? (
          <IconPlus size={22} stroke={1.75} aria-hidden />
        ) : (
          <IconPaperclip size={18} stroke={1.75} aria-hidden />
        )}
      </ActionIcon>
    </Tooltip>
  );
  const sendName = isEditing ? t('composer.save') : t('composer.send');
  const send = (
    <Tooltip label={sendName}>
      <ActionIcon
        variant="filled"
        className={classes.send}
        size={isPhone ? 44 : 36}
        radius={isPhone ? 22 : undefined}
        aria-label={sendName}
        aria-disabled={!canSend}
        data-disabled={!canSend || undefined}
        onClick={composer.send}
      >
        {isEditing ? (
          <IconCheck size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconSend2 size={18} stroke={1.75} aria-hidden />
        )}
      </ActionIcon>
    </Tooltip>
  );
  const tooLong = text.length > MESSAGE_LETTERS;
  const tooLongWords = t('composer.tooLong', { number: formatNumber(MESSAGE_LETTERS) });

  return (
    <div className={classes.area} ref={area}>
      {warning && (
        <p className={classes.note}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {warning}
        </p>
      )}
      {isPhone && tooLong && (
        <p className={classes.tooLong} role="alert">
          {tooLongWords}
        </p>
      )}
      <div className={classes.row}>
        {isPhone && attach}
        <section className={classes.box} aria-label={t('composer.label', { name })} data-over={isOver || undefined}>
          {about && (
            <div className={classes.about}>
              <span className={classes.aboutWords} dir="auto">
                <span className={classes.aboutName}>
                  {isEditing ? t('composer.editing') : t('composer.replying', { name: about.message.senderName ?? '' })}
                </span>{' '}
                {!isEditing && (about.message.message || t('preview.files', { count: about.message.files.length }))}
              </span>
              <CloseButton size={28} aria-label={t('composer.cancel')} onClick={() => onAbout(null)} />
            </div>
          )}
          {(files.length > 0 || uploads.sending.length > 0) && !isEditing && (
            <ul className={classes.files} aria-live="polite">
              {files.map((file) => (
                <li key={file.id} className={classes.file}>
                  <FileGlyph type={file.type} size={16} />
                  <span className={classes.fileName} dir="auto">
                    {file.name}
                  </span>
                  <CloseButton
                    size={24}
                    aria-label={t('files.remove', { name: file.name })}
                    onClick={() => composer.dropFile(file.id)}
                  />
                </li>
              ))}
              {uploads.sending.map((one) => (
                <li key={one.key} className={classes.file} data-problem={one.problem ? true : undefined}>
                  {!one.problem && <Loader size={14} />}
                  <span
                    className={classes.fileName}
                    dir="auto"
                    title={one.problem && sayProblem(one.problem, one.file)}
                  >
                    {one.file.name}
                    {one.problem && `: ${sayProblem(one.problem, one.file)}`}
                  </span>
                  {one.canRetry && (
                    <button type="button" className={classes.retry} onClick={() => uploads.retry(one.key)}>
                      {t('refused.retry')}
                    </button>
                  )}
                  <CloseButton
                    size={24}
                    aria-label={t('files.remove', { name: one.file.name })}
                    onClick={() => uploads.drop(one.key)}
                  />
                </li>
              ))}
            </ul>
          )}
          <textarea
            ref={field}
            className={classes.field}
            rows={1}
            // Nothing typed yet: the words that stand there are in the page's own direction.
            dir={text === '' ? undefined : 'auto'}
            data-composer
            value={text}
            placeholder={t('composer.placeholder', { name })}
            aria-label={t('composer.placeholder', { name })}
            aria-invalid={tooLong || undefined}
            enterKeyHint={enterSends ? 'send' : 'enter'}
            onChange={(event) => composer.write(event.currentTarget.value)}
            onKeyDown={composer.press}
            onPaste={paste}
          />
          {!isPhone && (
            <div className={classes.bar}>
              {attach}
              <EmojiButton onPick={composer.insert} />
              <span className={classes.hint} role={tooLong ? 'alert' : undefined} data-problem={tooLong || undefined}>
                {tooLong ? (
                  tooLongWords
                ) : (
                  <>
                    <Kbd>{enterSends ? '↵' : 'Ctrl ↵'}</Kbd>
                    {t('composer.hint')}
                  </>
                )}
              </span>
              {send}
            </div>
          )}
        </section>
        {isPhone && send}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('composer.attach')}
        accept={SERVER_LIMITS.accept.join(',')}
        onChange={(event) => {
          composer.attach([...(event.currentTarget.files ?? [])]);
          // The same file chosen again must count as a change.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
