import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type Neighbours, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { employeeQueryOf } from '../queries.ts';
import { EditEmployeeForm } from './EditEmployeeForm.tsx';
import { NewEmployeeForm } from './NewEmployeeForm.tsx';

/** Somebody's number, or somebody new. Undefined: closed. */
export type Open = number | 'new' | undefined;

function Known({ id, onClose }: { id: number; onClose: () => void }) {
  // Fresh when the form opens, and then left alone: what is typed into it is not taken away by news.
  const employee = useQuery({ ...employeeQueryOf(id), staleTime: 0, refetchOnMount: 'always' });
  const [first, setFirst] = useState<Employee>();
  if (!first && employee.data && !employee.isFetching) setFirst(employee.data);
  if (first) return <EditEmployeeForm employee={first} onClose={onClose} />;
  if (employee.isError) return <FailedState error={employee.error} onRetry={() => void employee.refetch()} />;
  return <SkeletonRows rows={6} />;
}

interface Props {
  open: Open;
  neighbours: Neighbours | undefined;
  onClose: () => void;
}

export function EmployeeDrawer({ open, neighbours, onClose }: Props) {
  const { t } = useTranslation('employees');
  // What it shows stays while it slides away.
  const [shown, setShown] = useState<Open>(open);
  if (open !== undefined && open !== shown) setShown(open);
  return (
    <SideDrawer
      opened={open !== undefined}
      title={shown === 'new' ? t('form.newTitle') : t('form.editTitle')}
      onClose={onClose}
      neighbours={neighbours}
    >
      {shown === 'new' && <NewEmployeeForm key={String(open)} onClose={onClose} />}
      {typeof shown === 'number' && <Known key={`${shown} ${open}`} id={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
