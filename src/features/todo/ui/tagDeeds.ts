import type { TodoTag } from '#features/todo/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';

const again = () => queryClient.invalidateQueries({ queryKey: ['todos'] });

/** Takes a tag away from all its tasks. Undo makes it again and gives it back to them. */
export async function deleteTag({ name, colour }: TodoTag) {
  try {
    const { ids } = await ask(api.apps.todo.tags.$delete({ query: { name } }));
    await again();
    toast.done(i18n.t('todo:tags.deleted', { name }), { undo: () => void bringBack(name, colour, ids) });
  } catch (error) {
    toast.failed(error);
  }
}

async function bringBack(name: string, colour: TodoTag['colour'], ids: number[]) {
  try {
    await ask(api.apps.todo.tags.$post({ json: { name, colour } }));
    if (ids.length > 0) await ask(api.apps.todo.bulk.$post({ query: {}, json: { action: 'tag', tag: name, ids } }));
    await again();
  } catch (error) {
    toast.failed(error);
  }
}
