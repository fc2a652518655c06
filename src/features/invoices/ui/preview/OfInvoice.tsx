import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OneInvoice } from '#features/invoices/contract.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useKept } from '#web/kit/useKept.ts';
import { numberOf } from '../money.ts';
import { invoiceOne } from '../queries.ts';

interface Props {
  /** Null: closed. */
  id: number | null;
  title: string;
  onClose: () => void;
  children: (one: OneInvoice) => ReactNode;
}

function Loaded({ id, children }: { id: number; children: Props['children'] }) {
  const one = useQuery(invoiceOne(id));
  if (one.data) return children(one.data);
  if (one.isError) return <FailedState error={one.error} onRetry={() => void one.refetch()} />;
  return <SkeletonRows rows={4} />;
}

/** A drawer about one invoice; what it shows stays while it slides away. */
export function OfInvoice({ id, title, onClose, children }: Props) {
  const shown = useKept(id);
  return (
    <SideDrawer
      opened={id !== null}
      title={title}
      aside={shown ? numberOf({ id: shown }) : undefined}
      onClose={onClose}
    >
      {shown !== null && (
        <Loaded key={shown} id={shown}>
          {children}
        </Loaded>
      )}
    </SideDrawer>
  );
}
