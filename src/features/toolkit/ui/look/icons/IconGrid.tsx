import { UnstyledButton } from '@mantine/core';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useWidth } from '#web/kit/charts/useWidth.ts';
import classes from './Icons.module.css';
import type { IconShape } from './iconData.ts';
import type { Look } from './iconText.ts';
import { useGridKeys } from './useGridKeys.ts';

interface Props {
  icons: IconShape[];
  look: Look;
  label: string;
  onPick: (icon: IconShape) => void;
}

const CELL = 112;
const ROW = 100;
/** What the frame keeps at the top of the window. */
const TOP = 96;

function Drawn({ icon: { paths }, look: { size, stroke } }: { icon: IconShape; look: Look }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" strokeWidth={stroke} className={classes.drawn} aria-hidden>
      {paths.map((path) =>
        path.startsWith('.') ? <path key={path} d={path.slice(1)} fill="currentColor" /> : <path key={path} d={path} />,
      )}
    </svg>
  );
}

/** Thousands of icons, of which only those in sight are drawn. Tab leads to one of them, the arrows to the others. */
export function IconGrid({ icons, look, label, onPick }: Props) {
  const { t } = useTranslation('icons');
  const [box, width] = useWidth<HTMLUListElement>();
  const [top, setTop] = useState(0);
  const columns = Math.max(2, Math.floor(width / CELL));
  const focusNext = useRef<number>(undefined);

  const { active, setActive, onKeyDown } = useGridKeys(icons.length, columns, (to) => {
    focusNext.current = to;
    virtual.scrollToIndex(Math.floor(to / columns));
  });
  const activeRow = Math.floor(active / columns);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(icons.length / columns),
    estimateSize: () => ROW,
    overscan: 3,
    scrollMargin: top,
    scrollPaddingStart: TOP,
    scrollPaddingEnd: 16,
    // The one that has the focus stays on the page.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((one, two) => one - two),
      [activeRow],
    ),
  });

  // What stands above it changes its height with the width of the window.
  useLayoutEffect(() => {
    if (box.current) setTop(box.current.getBoundingClientRect().top + scrollY);
    if (focusNext.current === undefined) return;
    const next = box.current?.querySelector<HTMLElement>(`[data-at="${focusNext.current}"]`);
    focusNext.current = undefined;
    next?.focus({ preventScroll: true });
  });

  const places = virtual.getVirtualItems().flatMap(({ index, start }) =>
    icons.slice(index * columns, (index + 1) * columns).map((icon, column) => ({
      ...{ icon, at: index * columns + column, y: start - top, x: `${(column * 100) / columns}%` },
    })),
  );
  return (
    <ul ref={box} className={classes.grid} aria-label={label} style={{ blockSize: virtual.getTotalSize() }}>
      {width > 0 &&
        places.map(({ icon, at, x, y }) => (
          <li
            key={icon.name}
            className={classes.place}
            aria-setsize={icons.length}
            aria-posinset={at + 1}
            style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: `${100 / columns}%` }}
          >
            <UnstyledButton
              className={classes.cell}
              data-at={at}
              data-used={icon.isUsed || undefined}
              tabIndex={at === active ? 0 : -1}
              title={icon.name}
              aria-label={icon.isUsed ? t('usedHere', { name: icon.name }) : icon.name}
              onFocus={() => setActive(at)}
              onKeyDown={onKeyDown}
              onClick={() => onPick(icon)}
            >
              <Drawn icon={icon} look={look} />
              <span className={classes.name} dir="ltr">
                {icon.name}
              </span>
            </UnstyledButton>
          </li>
        ))}
    </ul>
  );
}
