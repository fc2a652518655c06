import { ActionIcon, Textarea } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { formatBytes } from '#web/kit/format.ts';
import { readText } from '#web/kit/readText.ts';
import { toast } from '#web/kit/toast.ts';
import classes from './ImportPage.module.css';
import { LONG_PASTE, MOST_BYTES, type Source, sourceOf } from './source.ts';

interface Props {
  source: Source | null;
  /** It is being imported, and stays as it is. */
  busy: boolean;
  onSource: (source: Source | null) => void;
  /** Something was typed; it is checked when the typing pauses. */
  onType: (text: string) => void;
}

/** A file or some text. What is long is kept aside instead of filling a field that would then be slow. */
export function SourceFields({ source, busy, onSource, onType }: Props) {
  const { t } = useTranslation('questions');
  const input = useRef<HTMLTextAreaElement>(null);

  async function take(file: File) {
    if (busy) return;
    if (file.size > MOST_BYTES) {
      toast.failed(t('import.tooBig', { name: file.name, limit: formatBytes(MOST_BYTES) }));
      return;
    }
    try {
      onSource(sourceOf(await readText(file), file.name, file.size));
    } catch {
      toast.failed(t('import.unreadable', { name: file.name }));
    }
  }

  const isAside = source !== null && (source.fileName !== '' || source.text.length > LONG_PASTE);
  if (isAside) {
    return (
      <div className={classes.file}>
        <IconFile className={classes.fileIcon} size={18} stroke={1.75} aria-hidden />
        <span className={classes.fileWords}>
          <bdi className={classes.fileName}>{source.fileName || t('import.pasted')}</bdi>
          <span className={classes.quiet}>{formatBytes(source.bytes)}</span>
        </span>
        <ActionIcon
          size={28}
          aria-label={t('import.remove', { name: source.fileName || t('import.pasted') })}
          disabled={busy}
          onClick={() => onSource(null)}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    );
  }
  return (
    <>
      <FileDrop
        label={t('import.file')}
        accept=".txt,.gift,.xml,.csv,.tsv,.aiken,text/plain,text/csv,text/xml,application/xml"
        limits={t('import.limits', { limit: formatBytes(MOST_BYTES) })}
        busy={busy}
        onFile={(file) => void take(file)}
      />
      {/* Left to the browser while typing: the page hears of it, but does not write it back. */}
      <Textarea
        ref={input}
        label={t('import.paste')}
        placeholder={t('import.pasteHere')}
        classNames={{ input: classes.text }}
        dir="auto"
        spellCheck={false}
        rows={8}
        readOnly={busy}
        defaultValue={source?.text ?? ''}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (busy || pasted.length <= LONG_PASTE) return;
          event.preventDefault();
          onSource(sourceOf(pasted));
        }}
        onDrop={(event) => {
          const file = event.dataTransfer.files[0];
          if (!file) return;
          event.preventDefault();
          void take(file);
        }}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </>
  );
}
