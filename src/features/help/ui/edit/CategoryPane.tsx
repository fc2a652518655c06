import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type EditCategory, type EditTree, newArticle } from '#features/help/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { ArticleList } from './ArticleList.tsx';
import { deleteCategory, helpChanged, shiftCategory } from './deeds.ts';
import classes from './Edit.module.css';

interface Props {
  tree: EditTree;
  category: EditCategory;
  onEdit: () => void;
}

function useCategoryActions({ tree, category }: Pick<Props, 'tree' | 'category'>): RowAction[] {
  const { t } = useTranslation('help');
  if (category.cardId === null) return [];
  const ids = tree.categories.filter((one) => one.cardId === category.cardId).map((one) => one.id);
  const at = ids.indexOf(category.id);
  const shift = (by: -1 | 1) => () => void shiftCategory(category, by);
  return [
    ...(at > 0 ? [{ id: 'up', label: t('category.up'), icon: IconArrowUp, run: shift(-1) }] : []),
    ...(at < ids.length - 1 ? [{ id: 'down', label: t('category.down'), icon: IconArrowDown, run: shift(1) }] : []),
    {
      ...{ id: 'delete', label: t('deleteCategory.verb'), icon: IconTrash, danger: true },
      run: () => void deleteCategory(category),
    },
  ];
}

/** A new question begins with its words; the answer is written on its own page. */
function NewQuestion({ categoryId }: { categoryId: number }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const keyFor = useOnceKey();
  const form = useZodForm(newArticle.pick({ question: true }), {
    initialValues: { question: '' },
    onSubmit: async ({ question }) => {
      const json = { categoryId, question };
      const { article } = await ask(api.api.help.articles.$post({ json: { ...json, key: keyFor(json) } }));
      helpChanged();
      await navigate({ to: '/pages/help/edit/$id', params: { id: String(article.id) } });
    },
  });
  return (
    <Form form={form} className={classes.newQuestion}>
      <TextInput
        aria-label={t('edit.newQuestion')}
        placeholder={t('edit.newQuestion')}
        dir="auto"
        {...form.getInputProps('question')}
      />
      <SubmitButton form={form} variant="default" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
        {t('edit.add')}
      </SubmitButton>
    </Form>
  );
}

/** One category: its words, and its questions in order. */
export function CategoryPane({ tree, category, onEdit }: Props) {
  const { t } = useTranslation('help');
  const actions = useCategoryActions({ tree, category });
  return (
    <section className={classes.pane} aria-label={category.title}>
      <div className={classes.paneHead}>
        <CategoryIcon icon={category.icon} hue={category.iconColor} />
        <div className={classes.paneWords}>
          <h2>
            <bdi>{category.title}</bdi>
          </h2>
          <p>
            <bdi>{category.subtitle || tree.cards.find((one) => one.id === category.cardId)?.title}</bdi>
          </p>
        </div>
        <Button variant="default" leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />} onClick={onEdit}>
          {t('category.edit')}
        </Button>
        {actions.length > 0 && <ActionsMenu label={t('category.more', { title: category.title })} actions={actions} />}
      </div>
      {category.articles.length > 0 ? (
        <ArticleList tree={tree} category={category} />
      ) : (
        <EmptyState title={t('edit.empty')} detail={t('edit.emptyDetail')} />
      )}
      <NewQuestion categoryId={category.id} />
    </section>
  );
}
