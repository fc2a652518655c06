import { Button, Input, Select, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { z } from 'zod';
import { hue } from '#contract/hueRules.ts';
import { HELP_ICONS, type HelpIcon } from '#features/help/choices.ts';
import { categoryChange, type EditCategory, type EditTree } from '#features/help/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { HuePicker } from '#web/kit/Hue.tsx';
import { meet } from '#web/kit/meet.ts';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';
import { useKept } from '#web/kit/useKept.ts';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { queryClient } from '#web/queryClient.ts';
import { ICONS } from '../icons.ts';
import { treeQuery } from '../queries.ts';
import { helpChanged } from './deeds.ts';
import classes from './Edit.module.css';

const { title, subtitle, icon } = categoryChange.shape;
const form = z.object({
  title: title.unwrap(),
  subtitle: subtitle.unwrap(),
  icon: icon.unwrap(),
  iconColor: hue,
  cardId: z.string(),
});

function IconPicker({ value, onChange }: { value: HelpIcon; onChange: (icon: HelpIcon) => void }) {
  const { t } = useTranslation('help');
  const name = useId();
  return (
    <Input.Wrapper label={t('category.icon')} labelElement="div">
      <fieldset className={classes.icons} aria-label={t('category.icon')}>
        {HELP_ICONS.map((one) => {
          const Glyph = ICONS[one];
          return (
            <Tooltip key={one} label={t(`icons.${one}`)}>
              <label className={classes.icon}>
                <input
                  type="radio"
                  name={name}
                  checked={one === value}
                  aria-label={t(`icons.${one}`)}
                  onChange={() => onChange(one)}
                />
                <Glyph size={18} stroke={1.75} aria-hidden />
              </label>
            </Tooltip>
          );
        })}
      </fieldset>
    </Input.Wrapper>
  );
}

interface FormProps {
  tree: EditTree;
  /** Left out for a new one. */
  category?: EditCategory | undefined;
  cardId: number | null;
  onClose: () => void;
  onAdded: (id: number) => void;
}

const valuesOf = (category: EditCategory | undefined, cardId: number | null) => ({
  title: category?.title ?? '',
  subtitle: category?.subtitle ?? '',
  icon: category?.icon ?? ('book' as const),
  iconColor: category?.iconColor ?? 'ink',
  cardId: String(cardId ?? ''),
});

function CategoryForm({ tree, category, cardId, onClose, onAdded }: FormProps) {
  const { t } = useTranslation('help');
  // As it was when this was opened: what somebody else wrote meanwhile is not written over unseen.
  const [version, setVersion] = useState(category?.version ?? 0);
  const keyFor = useOnceKey();
  const fields = useZodForm(form, {
    initialValues: valuesOf(category, cardId),
    guard: true,
    onSubmit: async ({ cardId: card, subtitle: line, ...given }) => {
      if (category) {
        const place = category.key ? { subtitle: line } : { cardId: Number(card) };
        try {
          await ask(
            api.api.help.categories[':id'].$patch({
              param: { id: category.id },
              json: { version, ...given, ...place },
            }),
          );
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) await meetNewer(category.id).catch(() => {});
          throw error;
        }
        toast.done(t('done.categorySaved', { title: given.title }));
        onClose();
      } else {
        const json = { ...given, cardId: Number(card) };
        const added = await ask(api.api.help.categories.$post({ json: { ...json, key: keyFor(json) } }));
        toast.done(t('done.categoryAdded', { title: given.title }));
        onAdded(added.category.id);
      }
      helpChanged();
    },
  });

  /** What was typed stays, the rest shows theirs; whoever was told of it may save over it. */
  async function meetNewer(id: number) {
    const { categories } = await queryClient.fetchQuery({ ...treeQuery, staleTime: 0 });
    const now = categories.find((one) => one.id === id);
    if (!now) return;
    const theirs = valuesOf(now, now.cardId);
    fields.setValues(meet(fields.getInitialValues(), fields.getValues(), theirs).values);
    fields.resetDirty(theirs);
    setVersion(now.version);
  }

  const isGroup = category?.key != null;
  return (
    <Form form={fields}>
      <TextInput label={t('category.name')} required data-autofocus dir="auto" {...fields.getInputProps('title')} />
      {isGroup && <TextInput label={t('category.subtitle')} dir="auto" {...fields.getInputProps('subtitle')} />}
      {!isGroup && (
        <Select
          label={t('category.card')}
          allowDeselect={false}
          data={tree.cards.map((one) => ({ value: String(one.id), label: one.title }))}
          {...fields.getInputProps('cardId')}
        />
      )}
      <IconPicker value={fields.values.icon} onChange={(next) => fields.setFieldValue('icon', next)} />
      <HuePicker
        label={t('category.colour')}
        value={fields.values.iconColor}
        onChange={(next) => fields.setFieldValue('iconColor', next)}
      />
      <DrawerFoot>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={fields}>{category ? t('category.save') : t('category.add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

interface Props {
  open: string | undefined;
  tree: EditTree;
  chosen: EditCategory | undefined;
  onClose: () => void;
  onAdded: (id: number) => void;
}

/** A new category on a card, or the words of the chosen one. */
export function CategoryDrawer({ open, tree, chosen, onClose, onAdded }: Props) {
  const { t } = useTranslation('help');
  const shown = useKept(open ?? null);
  const cardId = Number(/^new:(\d+)$/.exec(shown ?? '')?.[1] ?? 0);
  const isNew = tree.cards.some((one) => one.id === cardId);
  const common = { tree, onClose, onAdded };
  return (
    <SideDrawer
      opened={open === 'edit' || (open !== undefined && isNew)}
      title={isNew ? t('category.newTitle') : t('category.edit')}
      onClose={onClose}
      size={420}
    >
      {isNew && <CategoryForm key={shown} {...common} cardId={cardId} />}
      {shown === 'edit' && chosen && (
        <CategoryForm key={chosen.id} {...common} category={chosen} cardId={chosen.cardId} />
      )}
    </SideDrawer>
  );
}
