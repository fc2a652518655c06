import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { CardId } from '#features/dashboards/choices.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { FailedState } from '#web/kit/states.tsx';
import { useHref } from '../useHref.ts';
import classes from './kpis.module.css';

type Shown = Omit<ComponentProps<typeof KpiCard>, 'label'>;

interface Around {
  t: Translate<'dashboards'>;
  href: ReturnType<typeof useHref>;
}

/** A card of one number: which figures it asks for, and what it shows of them. */
export function kpi<Data, Key extends QueryKey>(
  id: CardId,
  figures: (asked: RangeAsked) => UseQueryOptions<Data, Error, Data, Key>,
  show: (data: Data, around: Around) => Shown,
): (props: { asked: RangeAsked }) => ReactNode {
  return function Kpi({ asked }) {
    const { t } = useTranslation('dashboards');
    const { data, error, refetch } = useQuery(figures(asked));
    const href = useHref();
    if (error && data === undefined) {
      // Small, where a number should be.
      return (
        <div className={classes.failed}>
          <FailedState error={error} onRetry={() => void refetch()} />
        </div>
      );
    }
    const shown = data === undefined ? { value: undefined } : show(data, { t, href });
    return <KpiCard label={t(`cards.${id}`)} {...shown} />;
  };
}
