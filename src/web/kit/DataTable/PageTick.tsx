import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tick } from './Tick.tsx';
import { type Ticks, useTicked } from './ticks.ts';

interface Props {
  ticks: Ticks;
  /** Left out where there are no pages: then everything is ticked, or nothing. */
  pageIds: string[] | undefined;
  onToggle: () => void;
}

/** Ticks all rows of the page, or none. */
export function PageTick({ ticks, pageIds, onToggle }: Props) {
  const { t } = useTranslation('kit');
  const { all, ids } = useTicked(ticks);
  if (!pageIds) {
    const onAll = all ? ticks.clear : ticks.takeAll;
    return <Tick label={t('table.selectEverything')} checked={all} some={!all && ids.size > 0} onChange={onAll} />;
  }
  const ticked = all ? pageIds.length : pageIds.filter((id) => ids.has(id)).length;
  return (
    <Tick
      label={t('table.selectPage')}
      checked={ticked > 0 && ticked === pageIds.length}
      some={ticked > 0 && ticked < pageIds.length}
      disabled={pageIds.length === 0}
      onChange={() => onToggle()}
    />
  );
}
