import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { makeCategory } from './makeCategory.ts';
import type { Branch } from './tree.ts';

/** The tree, its counts and the names in the list hang together. */
const reload = () => queryClient.invalidateQueries({ queryKey: ['questions'] });

export async function addCategory(name: string, parentId: number | null) {
  await makeCategory(name, parentId);
  await reload();
}

async function change(id: number, json: { name?: string; parentId?: number | null }) {
  await ask(api.api.questions.categories[':id'].$patch({ param: { id }, json }));
  await reload();
}

const takeBack = (undo: () => Promise<void>) => () => {
  undo().catch((error: unknown) => toast.failed(error));
};

export async function renameCategory(branch: Branch, name: string) {
  if (name === branch.name) return;
  await change(branch.id, { name });
  toast.done(i18n.t('questions:categories.renamed', { name }), {
    undo: takeBack(() => change(branch.id, { name: branch.name })),
  });
}

export async function moveCategory(branch: Branch, parent: Branch | null) {
  const parentId = parent?.id ?? null;
  if (parentId === branch.parentId) return;
  await change(branch.id, { parentId });
  toast.done(
    parent
      ? i18n.t('questions:categories.moved', { name: branch.name, parent: parent.name })
      : i18n.t('questions:categories.movedToTop', { name: branch.name }),
    { undo: takeBack(() => change(branch.id, { parentId: branch.parentId })) },
  );
}

const counted = (key: 'questions' | 'categories', count: number) =>
  i18n.t(`questions:categories.counted.${key}`, { count, number: formatNumber(count) });

/** Cannot be taken back, so it is asked for, with what happens to what is in it. Answers whether it is gone. */
export async function deleteCategory(branch: Branch, parent: Branch | null): Promise<boolean> {
  const place = parent ? parent.name : i18n.t('questions:categories.topLevel');
  const sure = await confirm({
    question: i18n.t('questions:categories.deleteQuestion', { name: branch.name }),
    detail:
      branch.own + branch.children.length > 0
        ? i18n.t('questions:categories.deleteDetail', {
            questions: counted('questions', branch.own),
            categories: counted('categories', branch.children.length),
            place,
          })
        : i18n.t('questions:categories.deleteEmpty'),
    verb: i18n.t('questions:categories.delete'),
    danger: true,
  });
  if (!sure) return false;
  try {
    await ask(api.api.questions.categories.$delete({ query: { id: branch.id } }));
    await reload();
    toast.done(i18n.t('questions:categories.deleted', { name: branch.name }));
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
