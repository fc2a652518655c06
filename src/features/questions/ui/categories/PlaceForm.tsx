import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from '../DrawerForm.module.css';
import { CategorySelect } from './CategorySelect.tsx';
import type { Branch } from './tree.ts';

interface Props {
  tree: Branch[];
  /** Where it is now. */
  from: number | null;
  /** What no category is called here. */
  none: string;
  without?: ReadonlySet<number> | undefined;
  verb: string;
  onPlace: (id: number | null) => Promise<unknown>;
  onClose: () => void;
}

/** Asks into which category something goes. */
export function PlaceForm({ tree, from, none, without, verb, onPlace, onClose }: Props) {
  const { t } = useTranslation('questions');
  const [place, setPlace] = useState(from);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await onPlace(place);
      onClose();
    } catch (error) {
      toast.failed(error);
    }
    setBusy(false);
  }

  return (
    <form className={classes.form} onSubmit={send}>
      <CategorySelect
        label={t('categories.one')}
        data-autofocus
        tree={tree}
        value={place}
        onChange={setPlace}
        none={none}
        without={without}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('list.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {verb}
        </Button>
      </DrawerFoot>
    </form>
  );
}
