import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AccessRole } from '#contract/access.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { personQuery } from './queries.ts';

const NewPersonForm = lazyPart(
  () => import('./NewPersonForm.tsx'),
  (file) => file.NewPersonForm,
);
const EditPersonForm = lazyPart(
  () => import('./EditPersonForm.tsx'),
  (file) => file.EditPersonForm,
);
const loadBoth = () => Promise.all([NewPersonForm.bring(), EditPersonForm.bring()]);

/** Somebody to change, or somebody new. Null: closed. */
export type Editing = number | 'new' | null;

interface Props {
  editing: Editing;
  role?: AccessRole | undefined;
  onClose: () => void;
  /** To the page of somebody who was just added. */
  onOpen?: (id: number) => void;
  neighbours?: { previous: (() => void) | undefined; next: (() => void) | undefined };
}

const Waiting = () => <SkeletonRows rows={5} />;

function Known({ id, onClose }: { id: number; onClose: () => void }) {
  const person = useQuery(personQuery(id));
  if (person.data) return <EditPersonForm person={person.data} onClose={onClose} />;
  if (person.isError) return <FailedState error={person.error} onRetry={() => void person.refetch()} />;
  return <Waiting />;
}

export function PersonDrawer({ editing, role, onClose, onOpen, neighbours }: Props) {
  const { t } = useTranslation('people');
  useSoon(loadBoth);
  // What it shows stays while it slides away.
  const [shown, setShown] = useState<Editing>(editing);
  if (editing !== null && editing !== shown) setShown(editing);
  return (
    <SideDrawer
      opened={editing !== null}
      title={shown === 'new' ? t('form.newTitle') : t('form.editTitle')}
      onClose={onClose}
      neighbours={typeof shown === 'number' ? neighbours : undefined}
    >
      <Suspense fallback={<Waiting />}>
        {shown === 'new' && <NewPersonForm role={role} onClose={onClose} onOpen={(id) => onOpen?.(id)} />}
        {typeof shown === 'number' && <Known key={shown} id={shown} onClose={onClose} />}
      </Suspense>
    </SideDrawer>
  );
}
