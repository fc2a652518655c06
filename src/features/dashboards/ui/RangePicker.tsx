import { Button, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { FIGURE_RANGES, type FigureRange, type RangeAsked, rangeProblem } from '#features/dashboards/range.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { afterPress } from '#web/kit/afterPress.ts';
import { formatSpan } from '#web/kit/format.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { Segmented } from '#web/kit/Segmented.tsx';
import { unread } from '#web/kit/unread.ts';
import classes from './Dashboard.module.css';

/** Years have four digits: browsers take six unless they are told. */
const LAST = '2099-12-31';

interface Props {
  asked: RangeAsked;
  onChange: (asked: RangeAsked) => void;
}

const GIVEN = FIGURE_RANGES.filter((range) => range !== 'custom');

/** Two days of one's own. They count once both are there and fit. */
function OwnDays({ asked, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const [opened, setOpened] = useState(false);
  const [days, setDays] = useState({ from: asked.from ?? '', to: asked.to ?? '' });
  const isOwn = asked.range === 'custom' && asked.from && asked.to;
  const next: RangeAsked = { range: 'custom', from: days.from || undefined, to: days.to || undefined };
  const wrong = rangeProblem(next);
  /** What is said of an end that cannot be read, once it was left. */
  const [unreadEnds, setUnreadEnds] = useState<{ from?: string | undefined; to?: string | undefined }>({});
  const problemOf = (end: 'from' | 'to') => {
    const words = unreadEnds[end] ?? (days.from && days.to && wrong?.field === end ? wrong.message : undefined);
    return words && say(words);
  };
  const end = (name: 'from' | 'to') => ({
    label: t(`range.${name}`),
    value: days[name],
    error: problemOf(name),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setDays((before) => ({ ...before, [name]: value }));
      setUnreadEnds((before) => ({ ...before, [name]: undefined }));
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const words = unread(currentTarget);
      afterPress(() => setUnreadEnds((before) => ({ ...before, [name]: words })));
    },
  });
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => {
            setUnreadEnds({});
            setOpened(!opened);
          }}
        >
          {isOwn ? formatSpan(asked.from ?? '', asked.to ?? '') : t('range.custom')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('range.custom')}>
        <form
          className={classes.days}
          onSubmit={(event) => {
            event.preventDefault();
            if (wrong) return;
            onChange(next);
            setOpened(false);
          }}
        >
          <TextInput type="date" {...end('from')} max={days.to || LAST} />
          <TextInput type="date" {...end('to')} min={days.from || undefined} max={LAST} />
          <Button type="submit" disabled={wrong !== null}>
            {t('range.show')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

export function RangePicker({ asked, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const data = GIVEN.map((value) => ({ value, label: t(`range.${value}`) }));
  return (
    <>
      <Segmented<FigureRange>
        className={classes.select}
        label={t('range.label')}
        data={data}
        value={asked.range === 'custom' ? null : asked.range}
        placeholder={t('range.custom')}
        onChange={(range) => onChange({ range })}
      />
      <OwnDays key={`${asked.from}${asked.to}`} asked={asked} onChange={onChange} />
    </>
  );
}
