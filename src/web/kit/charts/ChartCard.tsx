import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconDots, IconFileTypeCsv, IconPhoto, IconTable } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '../Menu.tsx';
import { PlainTable } from '../PlainTable.tsx';
import { toast } from '../toast.ts';
import classes from './ChartCard.module.css';
import { csvOf, type PlainRows, saveCsv } from './csv.ts';
import { Legend } from './Legend.tsx';
import type { ChartRow, ChartSeries } from './types.ts';

interface Props {
  title: string;
  /** "thousand $" */
  unit?: string | undefined;
  legend?: Pick<ChartSeries, 'name' | 'color' | 'isPast'>[] | undefined;
  /** What it draws: the legend shows the past as it is drawn. */
  hasBars?: boolean;
  /** At the end of the head: a link to the list behind it, a range. */
  aside?: ReactNode;
  /** The same as rows and columns; undefined while it is not known. */
  table: PlainRows | undefined;
  /** As numbers are written in the table. */
  format?: (value: number) => string;
  /** For each column of the table, where they are not measured in the same. */
  formats?: (((value: number) => string) | undefined)[];
  /** What is drawn as rows on the page is drawn as rows in the picture. */
  rows?: ChartRow[] | undefined;
  /** Which days: stands below the title of a picture. */
  detail?: string;
  /** Its name as a file. */
  file: string;
  /** It stands inside something that is a card with a heading already. */
  isBare?: boolean;
  children: ReactNode;
}

/** A chart in its card: title, legend, and its table and files behind three dots. */
export function ChartCard(props: Props) {
  const {
    title,
    unit,
    legend,
    hasBars = false,
    aside,
    table,
    format = String,
    formats = [],
    rows,
    detail = '',
    file,
    isBare = false,
    children,
  } = props;
  const Title = isBare ? 'h3' : 'h2';
  const { t } = useTranslation('charts');
  const body = useRef<HTMLDivElement>(null);
  const [isTable, setIsTable] = useState(false);

  async function savePicture() {
    const drawn = body.current?.querySelector<SVGSVGElement | HTMLCanvasElement>('[data-chart]');
    const words = { title: unit ? `${title} (${unit})` : title, detail, name: file };
    try {
      const { saveChart, saveRows } = await import('./png.ts');
      if (drawn) await saveChart(drawn, words);
      else if (rows) await saveRows(rows, words);
    } catch {
      toast.failed(t('pictureFailed'));
    }
  }

  const shown = (value: string | number | null, column: number) =>
    value === null ? '–' : typeof value === 'number' ? (formats[column] ?? format)(value) : value;
  return (
    <section className={isBare ? classes.bare : classes.card} aria-label={isBare ? undefined : title}>
      <div className={classes.head}>
        <Title className={classes.title}>
          {title}
          {unit && <span className={classes.unit}>{unit}</span>}
        </Title>
        <div className={classes.end}>
          {legend && !isTable && <Legend series={legend} hasBars={hasBars} />}
          {aside}
          {table && (
            <Menu width={200}>
              <Menu.Target>
                <ActionIcon className={classes.more} size={28} aria-label={t('menu', { title })}>
                  <IconDots size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={
                    isTable ? (
                      <IconChartBar size={16} stroke={1.75} aria-hidden />
                    ) : (
                      <IconTable size={16} stroke={1.75} aria-hidden />
                    )
                  }
                  onClick={() => setIsTable(!isTable)}
                >
                  {isTable ? t('showChart') : t('showTable')}
                </Menu.Item>
                {!isTable && (
                  <Menu.Item
                    leftSection={<IconPhoto size={16} stroke={1.75} aria-hidden />}
                    onClick={() => void savePicture()}
                  >
                    {t('savePng')}
                  </Menu.Item>
                )}
                <Menu.Item
                  leftSection={<IconFileTypeCsv size={16} stroke={1.75} aria-hidden />}
                  onClick={() => saveCsv(csvOf(table), file)}
                >
                  {t('saveCsv')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      </div>
      <div className={classes.body} ref={body}>
        {isTable && table ? (
          <PlainTable
            caption={t('table', { title })}
            density="compact"
            height={260}
            columns={table.columns.map((header, at) => ({
              id: `${at}`,
              header,
              isName: at === 0,
              align: at === 0 ? 'start' : 'end',
              cell: (row: (string | number | null)[]) => shown(row[at] ?? null, at),
            }))}
            rows={table.rows}
            rowId={(row) => table.rows.indexOf(row)}
          />
        ) : (
          children
        )}
      </div>
    </section>
  );
}
