import { ScrollArea } from '@mantine/core';
import classes from './ApiDocs.module.css';

/** Code that scrolls in its box, also from the keyboard: the box takes the focus. */
export function CodeBox({ label, text }: { label: string; text: string }) {
  return (
    <ScrollArea.Autosize
      className={classes.code}
      mah={420}
      viewportProps={{ dir: 'ltr', tabIndex: 0, role: 'group', 'aria-label': label }}
    >
      <pre>{text}</pre>
    </ScrollArea.Autosize>
  );
}
