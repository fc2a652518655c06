import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '../Kbd.tsx';
import { Popover } from '../Popover.tsx';
import classes from './Grid.module.css';
import { sortKeys } from './sorting.ts';
import type { Column, ListSearch } from './types.ts';

interface Props<Row, S extends ListSearch> {
  columns: Column<Row>[];
  search: S;
  total: number;
  counted: (count: number) => string;
  canWrite: boolean;
}

/** "Sorted by Post, ascending; Age, descending" */
function useSortWords<Row>(columns: Column<Row>[], search: ListSearch) {
  const { t, i18n } = useTranslation('kit');
  const words = sortKeys(search).flatMap(({ id, way }) => {
    const column = columns.find((one) => one.id === id);
    return column ? [t(`table.sorted.${way}`, { name: column.header })] : [];
  });
  const columnsInWords = words.join(i18n.language === 'ar' ? '؛ ' : '; ');
  return words.length > 0 ? t('table.sortedBy', { columns: columnsInWords }) : '';
}

const KEYS = [
  ['sort', ['Shift', 'Enter']],
  ['width', ['Shift', '← →']],
  ['fit', ['Shift', '↑']],
  ['move', ['Ctrl', 'Shift', '← →']],
  ['walk', ['← ↑ → ↓']],
  ['write', ['F2']],
  ['ends', ['Ctrl', 'Home']],
] as const;

function KeysHelp({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('kit');
  return (
    <Popover position="top-end" width={320}>
      <Popover.Target>
        <Button variant="subtle" size="xs" leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden />}>
          {t('table.keys.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.keys.title')}>
        <dl className={classes.keys}>
          {KEYS.filter(([what]) => canWrite || what !== 'write').map(([what, keys]) => (
            <div key={what}>
              <dt>{t(`table.keys.${what}`)}</dt>
              <dd dir="ltr">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Under a grid: how many rows there are, what they are sorted by, and which keys do what. */
export function GridFoot<Row, S extends ListSearch>({ columns, search, total, counted, canWrite }: Props<Row, S>) {
  const sorted = useSortWords(columns, search);
  return (
    <div className={classes.foot}>
      <span className={classes.count}>{counted(total)}</span>
      <span className={classes.sorted} role="status">
        {sorted}
      </span>
      <KeysHelp canWrite={canWrite} />
    </div>
  );
}
