import { Checkbox, TagsInput, Textarea, TextInput } from '@mantine/core';
import { slugOf } from '#contract/slug.ts';
import { EXCERPT_LETTERS, MOST_TAGS } from '#features/blog/choices.ts';
import { BLOG_CATEGORIES } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Editor.module.css';
import { PictureField } from './PictureField.tsx';
import type { PostEditing } from './usePostEditor.ts';

/** What stands beside the text: where it belongs, how it is found, and what a list shows of it. */
export function Fields({ editing: { form, stored } }: { editing: PostEditing }) {
  const { t } = useTranslation('blog');
  const { values } = form;
  const made = stored?.slug || slugOf(values.blogTitle ?? '') || 'post';
  const address = `/pages/blog/detail/${values.slug || made}${stored ? `-${stored.id}` : ''}`;
  const tags = form.getInputProps('tags');
  return (
    <div className={classes.fields}>
      <PictureField
        value={values.featuredImage ?? null}
        seed={stored?.id ?? 0}
        error={form.getInputProps('featuredImage').error}
        onChange={(url) => form.setFieldValue('featuredImage', url)}
      />
      <Checkbox.Group
        label={t('editor.categories')}
        error={form.getInputProps('blogCategories').error}
        value={values.blogCategories ?? []}
        onChange={(next) => form.setFieldValue('blogCategories', next as typeof values.blogCategories)}
      >
        <div className={classes.chips}>
          {BLOG_CATEGORIES.map((category) => (
            <Checkbox key={category} value={category} label={t(`categories.${category}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <TagsInput
        label={t('editor.tags')}
        placeholder={(values.tags ?? []).length === 0 ? t('editor.tagsHint') : undefined}
        maxTags={MOST_TAGS}
        acceptValueOnBlur
        dir="auto"
        {...tags}
        value={values.tags ?? []}
      />
      <Textarea
        label={t('editor.excerpt')}
        description={t('editor.excerptHelp')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={EXCERPT_LETTERS}
        dir="auto"
        {...form.getInputProps('excerpt')}
      />
      <TextInput
        label={t('editor.slug')}
        placeholder={made}
        description={<bdi className={classes.address}>{address}</bdi>}
        dir="ltr"
        {...form.getInputProps('slug')}
      />
    </div>
  );
}
