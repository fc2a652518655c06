import { ScrollArea } from '@mantine/core';
import { Suspense } from 'react';
import classes from './CodeBox.module.css';
import { lazyPart } from './lazyPart.ts';

interface Props {
  label: string;
  text: string;
  /** In colours: for our own TypeScript. */
  isSource?: boolean;
}

const Coloured = lazyPart(
  () => import('./codeParts.ts'),
  ({ codeParts }) =>
    ({ text }: { text: string }) =>
      codeParts(text).map(({ at, type, value }) => (
        <span key={at} data-part={type}>
          {value}
        </span>
      )),
);

/** Code that scrolls in its box, also from the keyboard: the box takes the focus. */
export function CodeBox({ label, text, isSource }: Props) {
  return (
    <ScrollArea.Autosize
      className={classes.code}
      mah={420}
      viewportProps={{ dir: 'ltr', tabIndex: 0, role: 'group', 'aria-label': label }}
    >
      <pre>
        {isSource ? (
          <Suspense fallback={text}>
            <Coloured text={text} />
          </Suspense>
        ) : (
          text
        )}
      </pre>
    </ScrollArea.Autosize>
  );
}
