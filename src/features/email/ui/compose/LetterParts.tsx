import { ActionIcon, Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconChevronDown,
  IconClockHour4,
  IconPaperclip,
  IconSend2,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BusyBar } from '#web/kit/BusyBar.tsx';
import { ComingPictures, LatePictures } from '#web/kit/comingPictures.ts';
import { FileGlyph } from '#web/kit/FileGlyph.tsx';
import { formatBytes, formatDateTime, formatTime } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { SERVER_LIMITS, typeNames } from '#web/kit/uploads.ts';
import classes from './Compose.module.css';
import type { Letter } from './letter.ts';
import { presets } from './schedule.ts';
import { TimeModal } from './TimeModal.tsx';
import type { LetterDeeds } from './useLetter.ts';

interface Props {
  letter: Letter;
  deeds: LetterDeeds;
}

/** What is sent along, and what is on its way up. */
function LetterFiles({ letter, deeds }: Props) {
  const { t } = useTranslation('email');
  const { sending, retry, drop } = deeds.uploads;
  if (letter.files.length + sending.length === 0) return null;
  const words = (problem: string, name: string, size: number) => {
    if (problem === 'tooBig')
      return t('letters:files.tooBig', { name, size: formatBytes(size), limit: formatBytes(SERVER_LIMITS.most) });
    if (problem === 'wrongType') return t('letters:files.wrongType', { name, types: typeNames(SERVER_LIMITS.accept) });
    return say(problem);
  };
  return (
    <ul className={classes.files} aria-live="polite" aria-label={t('letters:files.title')}>
      {letter.files.map((file) => (
        <li key={file.id} className={classes.file}>
          <FileGlyph type={file.type} />
          <span className={classes.fileName} dir="auto">
            {file.name}
          </span>
          <span className={classes.fileSize}>{formatBytes(file.size)}</span>
          <ActionIcon
            size={24}
            aria-label={t('letters:files.remove', { name: file.name })}
            onClick={() => deeds.edit({ files: letter.files.filter((one) => one.id !== file.id) })}
          >
            <IconX size={14} stroke={1.75} aria-hidden />
          </ActionIcon>
        </li>
      ))}
      {sending.map(({ key, file, problem, canRetry }) => (
        <li key={key} className={classes.file} data-problem={problem ? true : undefined}>
          <FileGlyph type={file.type} />
          {problem ? (
            <span className={classes.problem} role="alert">
              {words(problem, file.name, file.size)}
            </span>
          ) : (
            <>
              <span className={classes.fileName} dir="auto">
                {file.name}
              </span>
              <BusyBar label={t('letters:files.uploading', { name: file.name })} width={60} />
            </>
          )}
          {problem && canRetry && (
            <Button variant="default" size="compact-xs" onClick={() => retry(key)}>
              {t('letters:files.retry')}
            </Button>
          )}
          <ActionIcon size={24} aria-label={t('letters:files.remove', { name: file.name })} onClick={() => drop(key)}>
            <IconX size={14} stroke={1.75} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** The own name and so on, below what is written. */
function LetterSignature({ letter, deeds }: Props) {
  const { t } = useTranslation('email');
  if (!letter.signature) return null;
  return (
    <div className={classes.signature}>
      <SafeHtml html={letter.signature} />
      <Tooltip label={t('letters:signature.remove')}>
        <ActionIcon size={24} aria-label={t('letters:signature.remove')} onClick={() => deeds.edit({ signature: '' })}>
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

/** What it answers: sent along, folded while writing. */
function LetterQuote({ letter, deeds }: Props) {
  const { t } = useTranslation('email');
  const [isOpen, setIsOpen] = useState(false);
  if (!letter.quote) return null;
  return (
    <div className={classes.quote}>
      <Button variant="default" size="compact-xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('letters:quote.hide') : t('letters:quote.show')}
      </Button>
      <Button variant="subtle" color="gray" size="compact-xs" onClick={() => deeds.edit({ quote: '' })}>
        {t('letters:quote.remove')}
      </Button>
      {isOpen && <SafeHtml className={classes.quoted} html={letter.quote} />}
    </div>
  );
}

/** What is written, and all that goes below it. */
export function LetterSheet({ letter, deeds, autoFocus }: Props & { autoFocus: boolean }) {
  const { t } = useTranslation('email');
  return (
    <>
      <div className={classes.text}>
        <ComingPictures value={deeds.pictures.note}>
          <LatePictures value={deeds.pictures}>
            <RichText
              label={t('compose.text')}
              value={letter.html}
              onChange={(html) => deeds.edit({ html })}
              formulas={false}
              autoFocus={autoFocus}
            />
          </LatePictures>
        </ComingPictures>
      </div>
      <LetterSignature letter={letter} deeds={deeds} />
      <LetterQuote letter={letter} deeds={deeds} />
      <LetterFiles letter={letter} deeds={deeds} />
    </>
  );
}

/** Where it is kept. */
export function SavedNote({ letter }: { letter: Letter }) {
  const { t } = useTranslation('email');
  const words = () => {
    if (letter.problem === 'offline') return t('saved.offline');
    if (letter.problem) return t('saved.problem', { problem: say(letter.problem) });
    if (letter.isDirty) return t('saved.saving');
    return letter.savedAt ? t('saved.at', { time: formatTime(letter.savedAt) }) : '';
  };
  return (
    <span className={classes.saved} role="status" data-problem={letter.problem ? true : undefined}>
      {letter.problem && <IconAlertCircle size={14} stroke={1.75} aria-hidden />}
      <span className={classes.savedWords}>{words()}</span>
    </span>
  );
}

export function AttachButton({ deeds }: { deeds: LetterDeeds }) {
  const { t } = useTranslation('email');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip label={t('letters:files.attach')}>
        <ActionIcon size={36} aria-label={t('letters:files.attach')} onClick={() => input.current?.click()}>
          <IconPaperclip size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-hidden
        tabIndex={-1}
        accept={SERVER_LIMITS.accept.join(',')}
        onChange={(event) => {
          deeds.attach([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

export function DiscardButton({ deeds }: { deeds: LetterDeeds }) {
  const { t } = useTranslation('email');
  return (
    <Tooltip label={t('discard.verb')}>
      <ActionIcon size={36} aria-label={t('discard.verb')} onClick={() => void deeds.discard()}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Send now, or at a time. */
export function SendButtons({ onSend, extra }: { onSend: (sendAt: string | null) => void; extra?: ReactNode }) {
  const { t } = useTranslation('email');
  const [choosing, setChoosing] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  /** The line of the menu goes: from the box the focus comes back to what opened the menu. */
  function choose() {
    more.current?.focus();
    setChoosing(true);
  }
  return (
    <span className={classes.send}>
      {extra}
      <Button.Group>
        <Button leftSection={<IconSend2 size={16} stroke={1.75} aria-hidden />} onClick={() => onSend(null)}>
          {t('compose.send')}
        </Button>
        <Menu position="top-end" width={320} zIndex={300}>
          <Menu.Target>
            <Button ref={more} className={classes.sendMore} aria-label={t('schedule.title')}>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t('schedule.title')}</Menu.Label>
            {presets().map(([name, time]) => (
              <Menu.Item
                key={name}
                leftSection={<IconClockHour4 size={16} stroke={1.75} aria-hidden />}
                rightSection={<span className={classes.when}>{formatDateTime(time)}</span>}
                onClick={() => onSend(time.toISOString())}
              >
                {t(`schedule.${name}`)}
              </Menu.Item>
            ))}
            <Menu.Item onClick={choose}>{t('schedule.choose')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <TimeModal opened={choosing} onClose={() => setChoosing(false)} onChosen={onSend} />
    </span>
  );
}
