import { fetchAhead, type LazyFile, useLazyFile } from '../lazyFile.ts';
import { useSoon } from '../useSoon.ts';
import type { BulkBarBoxProps } from './BulkBarBox.tsx';
import { useSelection } from './useSelection.ts';
import type { useTicks } from './useTicks.ts';

interface Props<Row extends object> extends Omit<BulkBarBoxProps<Row>, 'selection' | 'onSelectAll'> {
  list: Pick<ReturnType<typeof useTicks<Row>>, 'ticks' | 'rowsOf'>;
}

/** Nobody has ticked anything at the first look at a list. */
const boxFile: LazyFile<typeof import('./BulkBarBox.tsx')> = { load: () => import('./BulkBarBox.tsx') };
const bringBox = async () => fetchAhead(boxFile);

function Box<Row extends object>(props: BulkBarBoxProps<Row>) {
  const file = useLazyFile(boxFile);
  return file && <file.BulkBarBox {...props} />;
}

/** What can be done with everything that is ticked. Escape lets go of it. */
export function BulkBar<Row extends object>({ list, ...bar }: Props<Row>) {
  const selection = useSelection(list, bar.total);
  useSoon(bringBox);
  return selection.count > 0 && <Box {...bar} selection={selection} onSelectAll={list.ticks.takeAll} />;
}
