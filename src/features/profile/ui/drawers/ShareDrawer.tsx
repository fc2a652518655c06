import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState } from '#web/kit/states.tsx';
import { uuid } from '#web/kit/uuid.ts';
import { sharePost } from '../data/deeds.ts';
import { postQuery } from '../data/queries.ts';
import classes from '../post/Post.module.css';
import { PostBody } from '../post/PostBody.tsx';
import { PostHead } from '../post/PostHead.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { usePlace } from '../search.ts';

const shareBody = lateSchema(async () => (await import('#features/profile/contract.ts')).shareBody);

/** Passes a post on, with a word of one's own. */
export function ShareDrawer({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const key = useRef(uuid());
  const query = useQuery(postQuery(id));
  const close = () => go({ share: undefined });
  const form = useZodForm(shareBody, {
    initialValues: { text: '' },
    guard: true,
    onSubmit: async ({ text }) => {
      await sharePost(id, text, key.current);
      close();
    },
  });
  // Who shares a share passes on what was shared.
  const post = query.data?.isShare ? query.data.shared : query.data;
  return (
    <SideDrawer opened title={t('share.title')} onClose={close}>
      {query.isError && !query.data && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <PostSkeleton />}
      {query.data && !post && <p className={classes.lost}>{t('post.lost')}</p>}
      {post && (
        <Form form={form}>
          <Textarea
            label={t('share.words')}
            autosize
            minRows={3}
            maxRows={10}
            data-autofocus
            dir="auto"
            {...form.getInputProps('text')}
          />
          <div className={classes.shared}>
            <PostHead post={post} small />
            <PostBody post={post} />
          </div>
          <DrawerFoot>
            <Button variant="subtle" onClick={close}>
              {t('cancel')}
            </Button>
            <SubmitButton form={form}>{t('share.do')}</SubmitButton>
          </DrawerFoot>
        </Form>
      )}
    </SideDrawer>
  );
}
