import { useDirection } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './Kbd.tsx';
import { placeTip } from './placeTip.ts';
import classes from './TooltipBox.module.css';
import { TIP_ID, type Tip } from './watchTips.ts';

/** What readers call by name already is not read to them a second time. */
const needsWords = (control: Element, label: string) =>
  (control.getAttribute('aria-label') ?? control.textContent.trim()) !== label;

/** Gives the words to the control itself while they are seen. */
function describe({ target, label }: Tip) {
  const control = target.querySelector('input') ?? target;
  if (!needsWords(control, label)) return;
  const before = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', before ? `${before} ${TIP_ID}` : TIP_ID);
  return () => {
    if (before) control.setAttribute('aria-describedby', before);
    else control.removeAttribute('aria-describedby');
  };
}

/** Readers get the words with the control, by its name or its description, and do not come across them on their own. */
export function TooltipBox({ tip }: { tip: Tip }) {
  const { dir } = useDirection();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const from = tip.target.getBoundingClientRect();
    const place = placeTip(from, box.current.getBoundingClientRect(), { width, height }, tip.side, dir === 'rtl');
    Object.assign(box.current.style, { left: `${place.left}px`, top: `${place.top}px` });
    return describe(tip);
  }, [tip, dir]);
  return createPortal(
    <div ref={box} id={TIP_ID} role="tooltip" aria-hidden className={classes.tip}>
      {tip.label}
      {tip.keys && <Kbd>{tip.keys}</Kbd>}
    </div>,
    document.body,
  );
}
