import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { COLOURS, type Colour } from '#features/kanban/choices.ts';
import type { Card, Label } from '#features/kanban/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { Popover } from '#web/kit/Popover.tsx';
import { toast } from '#web/kit/toast.ts';
import { readAgain } from '../data/patch.ts';
import { labelsQuery } from '../data/queries.ts';
import classes from './Drawer.module.css';
import { switchLabel } from './outgoing.ts';
import { Part } from './Part.tsx';

const one = api.apps.kanban.labels[':id'];

/** A new label, or one that is renamed or has another colour. */
function LabelForm({ label, onDone }: { label: Label | 'new'; onDone: (made?: Label) => void }) {
  const { t } = useTranslation('kanban');
  const [name, setName] = useState(label === 'new' ? '' : label.name);
  const [colour, setColour] = useState<Colour>(label === 'new' ? 'accent' : label.colour);
  const [isBusy, setBusy] = useState(false);
  async function save() {
    if (!name.trim() || isBusy) return;
    setBusy(true);
    try {
      const json = { name, colour };
      const answer = await ask(
        label === 'new' ? api.apps.kanban.labels.$post({ json }) : one.$patch({ param: { id: label.id }, json }),
      );
      await readAgain();
      onDone(answer.label);
    } catch (error) {
      toast.failed(error);
      setBusy(false);
    }
  }
  return (
    <form
      className={classes.labelForm}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={t('labels.name')}
        value={name}
        maxLength={40}
        autoFocus
        dir="auto"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('settings.colour')}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={COLOURS.map((each) => ({ value: each, label: t(`colours.${each}`) }))}
        value={colour}
        renderOption={({ option }) => <Pill kind={option.value as Colour}>{option.label}</Pill>}
        onChange={(each) => setColour((each ?? 'neutral') as Colour)}
      />
      <span className={classes.row}>
        <Button size="xs" type="submit" disabled={!name.trim()} loading={isBusy}>
          {t('save')}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => onDone()}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}

function Chooser({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation('kanban');
  const labels = useQuery(labelsQuery).data ?? [];
  const [edited, setEdited] = useState<Label | 'new'>();
  const add = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The form is gone with what had the focus in it.
  useEffect(() => {
    if (wasEdited.current && !edited) add.current?.focus();
    wasEdited.current = edited !== undefined;
  }, [edited]);

  async function remove(label: Label & { cards: number }) {
    onClose();
    const sure = await confirm({
      question: t('labels.question', { name: label.name }),
      detail: t('labels.detail', { count: label.cards }),
      verb: t('labels.delete'),
      danger: true,
    });
    if (!sure) return;
    try {
      await ask(one.$delete({ param: { id: label.id } }));
      await readAgain();
    } catch (error) {
      toast.failed(error);
    }
  }

  if (edited) {
    return (
      <LabelForm
        label={edited}
        onDone={(made) => {
          setEdited(undefined);
          if (made && edited === 'new') switchLabel({ cardId: card.id, one: made, isOn: true });
        }}
      />
    );
  }
  return (
    <>
      <ul className={classes.chooser}>
        {labels.map((label) => (
          <li key={label.id} className={classes.choice}>
            <Checkbox
              label={
                <Pill kind={label.colour}>
                  <span dir="auto">{label.name}</span>
                </Pill>
              }
              checked={card.labels.some((each) => each.id === label.id)}
              onChange={(event) => switchLabel({ cardId: card.id, one: label, isOn: event.currentTarget.checked })}
            />
            <span className={classes.end}>
              <ActionIcon
                size={28}
                aria-label={t('labels.edit', { name: label.name })}
                onClick={() => setEdited(label)}
              >
                <IconPencil size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={28}
                aria-label={t('labels.deleteOne', { name: label.name })}
                onClick={() => void remove(label)}
              >
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setEdited('new')}
      >
        {t('labels.new')}
      </Button>
    </>
  );
}

export function LabelsField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name={t('labels.title')}>
      <span className={classes.pills}>
        {card.labels.map((label) => (
          <Pill key={label.id} kind={label.colour}>
            <span dir="auto">{label.name}</span>
          </Pill>
        ))}
        {card.labels.length === 0 && readOnly && <span className={classes.quiet}>{t('filter.noLabel')}</span>}
        {!readOnly && (
          <Popover opened={isOpen} onChange={setOpen} width={300} position="bottom-start" trapFocus returnFocus>
            <Popover.Target>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                onClick={() => setOpen(!isOpen)}
              >
                {t('labels.choose')}
              </Button>
            </Popover.Target>
            <Popover.Dropdown aria-label={t('labels.choose')}>
              <Chooser card={card} onClose={() => setOpen(false)} />
            </Popover.Dropdown>
          </Popover>
        )}
      </span>
    </Part>
  );
}
