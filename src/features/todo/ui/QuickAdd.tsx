import { IconAlarm, IconPlus, IconRepeat, IconStarFilled, IconUser } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { Hue } from '#contract/hues.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HuePill } from '#web/kit/Hue.tsx';
import { toast } from '#web/kit/toast.ts';
import { useSoon } from '#web/kit/useSoon.ts';
import { deviceZone } from '#web/zone.ts';
import { dueWords } from './dueDate.ts';
import { addTask, onRefusedLine } from './outgoing.ts';
import classes from './QuickAdd.module.css';
import type { parseQuickAdd } from './quickAdd.ts';

const loadParser = () => import('./quickAdd.ts');
type Parsed = ReturnType<typeof parseQuickAdd>;

interface Props {
  /** Tags that a new task of this list begins with. */
  tags: string[];
  isImportant: boolean;
  hues: ReadonlyMap<string, Hue>;
}

/** Without a connection the parser may not be here yet: then the line is the title, and nothing of it is lost. */
const asWritten = (title: string): Parsed => ({
  ...{ title, dueDate: null, hasTime: false, tags: [], isImportant: false, assigneeText: null, repeat: null },
});

const read = (text: string, language: string): Promise<Parsed> =>
  loadParser()
    .then(({ parseQuickAdd: parse }) => parse(text, { now: new Date(), timeZone: deviceZone(), language }))
    .catch(() => asWritten(text));

/** One line after the other, however long it takes to read the first. */
let before: Promise<unknown> = Promise.resolve();

function Understood({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.understood}>
      {icon}
      {children}
    </span>
  );
}

/** One line makes a task: "Call parents fri 3pm #team !". What was understood is shown below it. */
export function QuickAdd({ tags, isImportant, hues }: Props) {
  const { t, i18n } = useTranslation('todo');
  const [text, setText] = useState('');
  const [parsed, setParsed] = useState<Parsed | null>(null);
  const typed = useDeferredValue(text);
  useSoon(loadParser);

  useEffect(() => {
    let isLatest = true;
    if (!typed.trim()) setParsed(null);
    else
      void read(typed, i18n.language).then((found) => {
        if (isLatest) setParsed(found);
      });
    return () => {
      isLatest = false;
    };
  }, [typed, i18n.language]);

  // A line that was refused comes back, unless the next one was begun.
  useEffect(() => {
    const take = (line: string) => setText((now) => now || line);
    onRefusedLine.add(take);
    return () => {
      onRefusedLine.delete(take);
    };
  }, []);

  function add() {
    const line = text.trim();
    if (!line) return;
    setText('');
    const found = read(line, i18n.language);
    before = before
      .then(async () => {
        const { hasTime, ...task } = await found;
        addTask({
          ...task,
          title: task.title || line,
          tags: [...new Set([...tags, ...task.tags])],
          isImportant: task.isImportant || isImportant,
          line,
        });
      })
      .catch((error) => {
        toast.failed(error, { detail: line });
        setText((now) => now || line);
      });
  }

  const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <form
      className={classes.quick}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <IconPlus className={classes.plus} size={18} stroke={1.75} aria-hidden />
      <input
        className={classes.field}
        value={text}
        data-quick-add
        placeholder={t('quick.placeholder')}
        aria-label={t('quick.label')}
        aria-describedby="quick-understood"
        maxLength={300}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      <span id="quick-understood" className={classes.all}>
        {parsed?.dueDate && <Understood icon={<IconAlarm {...icon} />}>{dueWords(parsed.dueDate)}</Understood>}
        {parsed?.repeat && <Understood icon={<IconRepeat {...icon} />}>{t('repeat.repeats')}</Understood>}
        {parsed?.isImportant && (
          <Understood icon={<IconStarFilled size={14} aria-hidden />}>{t('filters.important')}</Understood>
        )}
        {parsed?.assigneeText && <Understood icon={<IconUser {...icon} />}>{parsed.assigneeText}</Understood>}
        {parsed?.tags.map((tag) => (
          <HuePill key={tag} hue={hues.get(tag) ?? 'graphite'}>
            {tag}
          </HuePill>
        ))}
      </span>
    </form>
  );
}
