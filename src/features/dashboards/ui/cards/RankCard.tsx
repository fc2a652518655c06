import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { RankList } from '#web/kit/charts/RankList.tsx';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import { Body } from './Body.tsx';
import { tableOfRows } from './tableOf.ts';

interface Props<Figures> {
  title: string;
  query: UseQueryResult<Figures>;
  rows: ChartRow[];
  columns: [string, string];
  isEmpty?: (figures: Figures) => boolean;
  /** What the values are cents of; without it they are counted. */
  currency?: string | undefined;
  look?: ComponentProps<typeof RankList>['look'];
  detail?: string | undefined;
  aside?: ReactNode;
  file: string;
}

/** A few things beside each other by their number, each leading to what is behind it. */
export function RankCard<Figures>(props: Props<Figures>) {
  const { title, query, rows, columns, isEmpty, currency, look, detail, aside, file } = props;
  const isMoney = 'currency' in props;
  return (
    <ChartCard
      title={title}
      table={query.data && tableOfRows(rows, columns, isMoney ? 0.01 : 1)}
      format={(value) => (isMoney ? formatMoneyWhole(value * 100, currency) : formatNumber(value))}
      rows={rows}
      detail={detail}
      file={file}
      aside={aside}
    >
      <Body query={query} height={192} isEmpty={isEmpty}>
        {() => <RankList label={title} rows={rows} look={look} />}
      </Body>
    </ChartCard>
  );
}
