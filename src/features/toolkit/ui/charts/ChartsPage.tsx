import type { ReactNode } from 'react';
import { PART_AREAS, type Part } from '#features/dashboards/choices.ts';
import { NoAccess } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { ExamplesPage } from '../ExamplesPage.tsx';

const DRAWN: Part[] = ['sign-ins', 'questions', 'practice', 'sales', 'invoices'];

/** The examples draw this product's own figures: who may not read those sees none. */
export function ChartsPage({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const ability = useAbility();
  const mayLook = ability.can('read', 'Dashboard') && DRAWN.every((part) => ability.can('read', PART_AREAS[part]));
  return (
    <ExamplesPage title={title} help={help}>
      {mayLook ? children : <NoAccess />}
    </ExamplesPage>
  );
}
