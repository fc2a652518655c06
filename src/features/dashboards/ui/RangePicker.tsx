import { Button, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { FIGURE_RANGES, type FigureRange, type RangeAsked, rangeProblem } from '#features/dashboards/range.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatSpan } from '#web/kit/format.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { Segmented } from '#web/kit/Segmented.tsx';
import classes from './Dashboard.module.css';

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
  const problem = days.from && days.to && wrong ? say(wrong.message) : undefined;
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
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
          <TextInput
            type="date"
            label={t('range.from')}
            value={days.from}
            max={days.to || undefined}
            onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, from: value }))}
          />
          <TextInput
            type="date"
            label={t('range.to')}
            value={days.to}
            min={days.from || undefined}
            error={problem}
            onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, to: value }))}
          />
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
