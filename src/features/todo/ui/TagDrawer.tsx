import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { newTag, type TodoTag } from '#features/todo/contract.ts';
import { api, ask } from '#web/client.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { HuePicker } from '#web/kit/Hue.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { useKept } from '#web/kit/useKept.ts';
import { queryClient } from '#web/queryClient.ts';
import classes from './Todo.module.css';

interface Props {
  editing: TodoTag | 'new' | null;
  onClose: () => void;
  onRenamed: (from: string, to: string) => void;
}

function TagForm({ tag, onClose, onRenamed }: { tag: TodoTag | null } & Omit<Props, 'editing'>) {
  const { t } = useTranslation('todo');
  const form = useZodForm(newTag, {
    initialValues: { name: tag?.name ?? '', colour: tag?.colour ?? 'ink' },
    onSubmit: async ({ name, colour }) => {
      if (tag) await ask(api.apps.todo.tags.$patch({ json: { name: tag.name, newName: name, colour } }));
      else await ask(api.apps.todo.tags.$post({ json: { name, colour } }));
      await queryClient.invalidateQueries({ queryKey: ['todos'] });
      if (tag && tag.name !== name) onRenamed(tag.name, name);
      toast.done(t('tags.saved', { name }));
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput
        label={t('tags.name')}
        withAsterisk
        data-autofocus
        dir="auto"
        disabled={tag?.isBuiltIn ?? false}
        description={tag?.isBuiltIn ? t('tags.builtIn') : undefined}
        {...form.getInputProps('name')}
      />
      <HuePicker
        label={t('tags.colour')}
        value={form.values.colour ?? 'ink'}
        onChange={(colour) => form.setFieldValue('colour', colour)}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

/** A tag's name and colour. */
export function TagDrawer({ editing, ...rest }: Props) {
  const { t } = useTranslation('todo');
  const shown = useKept(editing);
  return (
    <SideDrawer
      opened={editing !== null}
      title={shown === 'new' ? t('tags.add') : t('tags.edit')}
      size={420}
      onClose={rest.onClose}
    >
      {shown && <TagForm key={shown === 'new' ? '' : shown.name} tag={shown === 'new' ? null : shown} {...rest} />}
    </SideDrawer>
  );
}
