import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

const FIRST = '[data-autofocus], input:enabled, button:enabled, a';

function Waiting({ height, late }: { height: number; late: RefObject<boolean> }) {
  useEffect(() => {
    late.current = true;
  }, [late]);
  return <div style={{ height }} />;
}

/** Gives the focus to the first field beside it, unless it is in there already. */
function Focused({ late }: { late: RefObject<boolean> }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Whatever opened it notes first where the focus was.
    const timer = setTimeout(() => {
      const box = here.current?.parentElement;
      const active = document.activeElement;
      // Empty, it had the focus itself.
      const isInside = box?.contains(active) && !(late.current && box === active);
      if (!isInside) box?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [late]);
  return <span ref={here} hidden />;
}

/**
 * Around a part inside of a menu or popover: it may come later than what it stands in, or take the place of what was
 * pressed. The focus goes to it then.
 */
export function Late({ height, children }: { height: number; children: ReactNode }) {
  const late = useRef(false);
  return (
    <Suspense fallback={<Waiting height={height} late={late} />}>
      {children}
      <Focused late={late} />
    </Suspense>
  );
}
