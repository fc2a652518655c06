import type { ReactNode } from 'react';
import { PlainTable } from '#web/kit/PlainTable.tsx';

interface Fact {
  /** The call that wrote it. */
  call: string;
  value: ReactNode;
}

/** What each call makes of a value, in the language of the page. */
export function Facts({
  caption,
  call,
  value,
  facts,
}: {
  caption: string;
  call: string;
  value: string;
  facts: Fact[];
}) {
  return (
    <PlainTable
      caption={caption}
      rows={facts}
      rowId={(fact) => fact.call}
      density="compact"
      columns={[
        { id: 'call', header: call, cell: (fact) => <code dir="ltr">{fact.call}</code> },
        { id: 'value', header: value, isName: true, align: 'end', cell: (fact) => fact.value },
      ]}
    />
  );
}
