import { ActionIcon } from '@mantine/core';
import { IconArrowsMove, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, Suspense, useEffect } from 'react';
import { CARDS } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { KPIS } from './cards/kpis.tsx';
import classes from './Dashboard.module.css';

/** A page that nobody looks at is not painted. */
const HIDDEN_MS = 300;

let isPainted = () => {};
const numbersSeen = new Promise<void>((resolve) => {
  isPainted = resolve;
});

/** What comes for the charts must not hold up the frame that shows the numbers. */
function tellDrawn() {
  requestAnimationFrame(() => setTimeout(isPainted));
  setTimeout(isPainted, HIDDEN_MS);
}

/** The numbers come first: charts are asked for once these can be seen. */
const Chart = lazyPart(
  () => numbersSeen.then(() => import('./cards/charts.tsx')),
  (file) => file.Chart,
);

const WIDEST = 4;
const BEFORE = ['ArrowLeft', 'ArrowUp'];
const AFTER = ['ArrowRight', 'ArrowDown'];

interface Arranging {
  onTake: (event: PointerEvent<HTMLElement>) => void;
  onMove: (by: -1 | 1) => void;
  onSize: (size: number) => void;
  onRemove: () => void;
}

interface Props {
  card: PlacedCard;
  asked: RangeAsked;
  /** While the dashboard is being arranged. */
  arranging: Arranging | undefined;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
}

function Tool({ name, children, ...rest }: { name: string; children: ReactNode } & Record<string, unknown>) {
  return (
    <Tooltip label={name}>
      <ActionIcon size={28} aria-label={name} {...rest}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

function Tools({ card: { id, size }, arranging }: { card: PlacedCard; arranging: Arranging }) {
  const { t } = useTranslation('dashboards');
  const title = t(`cards.${id}`);
  const onKey = (event: KeyboardEvent) => {
    const mirrored = document.documentElement.dir === 'rtl' && event.key.match(/Left|Right/) ? -1 : 1;
    const by = BEFORE.includes(event.key) ? -1 : AFTER.includes(event.key) ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    arranging.onMove((by * mirrored) as -1 | 1);
  };
  return (
    <fieldset className={classes.tools} aria-label={t('arrange.card', { title })}>
      <Tool
        name={t('arrange.move', { title })}
        className={classes.grip}
        data-grip={id}
        onPointerDown={arranging.onTake}
        onKeyDown={onKey}
      >
        <IconArrowsMove size={16} stroke={1.75} aria-hidden />
      </Tool>
      <Tool name={t('arrange.narrower', { title })} disabled={size === 1} onClick={() => arranging.onSize(size - 1)}>
        <IconMinus size={16} stroke={1.75} aria-hidden />
      </Tool>
      <Tool name={t('arrange.wider', { title })} disabled={size === WIDEST} onClick={() => arranging.onSize(size + 1)}>
        <IconPlus size={16} stroke={1.75} aria-hidden />
      </Tool>
      <Tool name={t('arrange.remove', { title })} onClick={arranging.onRemove}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </Tool>
    </fieldset>
  );
}

/** One card in its place. While it is being arranged it cannot be used, only moved. */
export function Place({ card, asked, arranging, isDragged, drop }: Props) {
  const Kpi = KPIS[card.id];
  useEffect(tellDrawn, []);
  return (
    <li
      className={classes.place}
      data-place={card.id}
      data-size={card.size}
      data-kpi={CARDS[card.id].isKpi || undefined}
      data-arranging={arranging ? true : undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop}
    >
      {arranging && <Tools card={card} arranging={arranging} />}
      <div className={classes.content} inert={arranging !== undefined}>
        {Kpi ? (
          <Kpi asked={asked} />
        ) : (
          <Suspense fallback={<div className={classes.bones} />}>
            <Chart id={card.id} asked={asked} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
