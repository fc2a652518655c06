import { ActionIcon, Button } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CodeBox } from '#web/kit/CodeBox.tsx';
import { copyText } from '#web/kit/copyText.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './Examples.module.css';

interface Props {
  title: string;
  /** When to use it, in a line. */
  note?: ReactNode;
  /** The example's own file, as text: `() => import('./slider/Basic.tsx?raw')`. */
  code: () => Promise<{ default: string }>;
  /** The files it is made of besides: `import.meta.glob('./wizard/event/*', { query: '?raw', import: 'default' })`. */
  parts?: Record<string, () => Promise<unknown>>;
  /** Across the whole page. */
  isWide?: boolean;
  children: ReactNode;
}

/** One example: it works here, and its own source can be read and copied. */
export function Example({ title, note, code, parts = {}, isWide, children }: Props) {
  const { t } = useTranslation('toolkit');
  const heading = useId();
  const box = useId();
  const [source, setSource] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function read() {
    if (source !== null) return source;
    const [{ default: own }, ...others] = await Promise.all([
      code(),
      ...Object.entries(parts).map(async ([path, load]) => `// ${path.replace(/^\.\//, '')}\n${await load()}`),
    ]);
    const text = [own, ...others].join('\n');
    setSource(text);
    return text;
  }

  const toggle = () =>
    read().then(
      () => setOpen(!isOpen),
      (error) => toast.failed(error),
    );
  const copy = () =>
    read().then(
      (text) => copyText(text, t('code.copied')),
      (error) => toast.failed(error),
    );

  return (
    <section className={classes.example} aria-labelledby={heading} data-wide={isWide || undefined}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title} id={heading}>
            {title}
          </h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        <div className={classes.tools}>
          <Tooltip label={t('code.copy')}>
            <ActionIcon size={30} aria-label={`${t('code.copy')}: ${title}`} onClick={() => void copy()}>
              <IconCopy size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconCode size={16} stroke={1.75} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={box}
            onClick={() => void toggle()}
          >
            {isOpen ? t('code.hide') : t('code.show')}
          </Button>
        </div>
      </header>
      <div className={classes.shown}>{children}</div>
      <div id={box} className={classes.source} hidden={!isOpen}>
        {isOpen && source !== null && <CodeBox label={t('code.of', { name: title })} text={source} isSource />}
      </div>
    </section>
  );
}
