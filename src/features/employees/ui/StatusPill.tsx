import { EMPLOYEE_STATUSES, type EmployeeStatus } from '#features/employees/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';

export const STATUS_KINDS: Record<EmployeeStatus, PillKind> = {
  1: 'success',
  2: 'info',
  3: 'danger',
  4: 'warning',
  5: 'neutral',
};

export function StatusPill({ status }: { status: EmployeeStatus }) {
  const { t } = useTranslation('employees');
  return <Pill kind={STATUS_KINDS[status]}>{t(`statuses.${EMPLOYEE_STATUSES[status]}`)}</Pill>;
}
