import type { TodoTag } from '#features/todo/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lateSchema, useZodForm } from '#web/kit/form.tsx';
import { NamedHueForm } from '#web/kit/NamedHueForm.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { useKept } from '#web/kit/useKept.ts';
import { queryClient } from '#web/queryClient.ts';

const newTag = lateSchema(async () => (await import('#features/todo/contract.ts')).newTag);

interface Props {
  editing: TodoTag | 'new' | null;
  onClose: () => void;
  onRenamed: (from: string, to: string) => void;
}

function TagForm({ tag, onClose, onRenamed }: { tag: TodoTag | null } & Omit<Props, 'editing'>) {
  const { t } = useTranslation('todo');
  const form = useZodForm(newTag, {
    initialValues: { name: tag?.name ?? '', colour: tag?.colour ?? 'ink' },
    guard: true,
    onSubmit: async ({ name, colour }) => {
      if (tag) await ask(api.apps.todo.tags.$patch({ json: { name: tag.name, newName: name, colour } }));
      else await ask(api.apps.todo.tags.$post({ json: { name, colour } }));
      await queryClient.invalidateQueries({ queryKey: ['todos'] });
      if (tag && tag.name !== name) onRenamed(tag.name, name);
      toast.done(t('tags.saved', { name }));
      onClose();
    },
  });
  const words = { name: t('tags.name'), colour: t('tags.colour'), cancel: t('cancel'), save: t('save') };
  return (
    <NamedHueForm form={form} words={words} fixed={tag?.isBuiltIn ? t('tags.builtIn') : undefined} onClose={onClose} />
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
