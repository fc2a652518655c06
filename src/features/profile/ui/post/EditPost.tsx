import { Button, CloseButton, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { askToLeave } from '#web/kit/useUnsavedGuard.ts';
import { changePost } from '../data/deeds.ts';
import { Picture } from '../Picture.tsx';
import classes from './Post.module.css';

const changed = lateSchema(async () => (await import('#features/profile/contract.ts')).postChange.required());

/** In its place: the words, the link, and which pictures stay. */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const [hasLink] = useState(post.link !== '');
  const form = useZodForm(changed, {
    initialValues: { text: post.postText, link: post.link, media: post.media.map((one) => one.id) },
    guard: true,
    onSubmit: async (values) => {
      await changePost(post.id, values);
      onDone();
    },
  });
  const leave = async () => {
    if (!form.isDirty() || (await askToLeave())) onDone();
  };
  const kept = post.media.filter((one) => form.values.media.includes(one.id));
  return (
    <Form form={form} className={classes.edit}>
      <Textarea
        aria-label={t('post.edit')}
        autosize
        minRows={2}
        maxRows={12}
        autoFocus
        dir="auto"
        {...form.getInputProps('text')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The same key must not answer the question.
          event.stopPropagation();
          void leave();
        }}
      />
      {hasLink && <TextInput type="url" label={t('composer.link')} dir="ltr" {...form.getInputProps('link')} />}
      {kept.length > 0 && (
        <ul className={classes.thumbs}>
          {kept.map((one) => (
            <li key={one.id} className={classes.thumb}>
              {one.kind === 'picture' && <Picture url={one.url} alt={one.name} />}
              <CloseButton
                className={classes.thumbClose}
                size={28}
                aria-label={t('composer.drop', { name: one.name })}
                onClick={() =>
                  form.setFieldValue(
                    'media',
                    form.values.media.filter((id) => id !== one.id),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.editActs}>
        <Button type="button" size="xs" variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form} size="xs">
          {t('save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
