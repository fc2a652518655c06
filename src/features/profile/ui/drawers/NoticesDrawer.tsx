import { ActionIcon, TagsInput, Textarea } from '@mantine/core';
import { IconBell, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { settle } from '#web/kit/settle.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';
import { useAbility } from '#web/session.ts';
import { removeNotice } from '../data/deeds.ts';
import { readPart } from '../data/patch.ts';
import { noticesQuery } from '../data/queries.ts';
import profile from '../Profile.module.css';
import { NoticeItem } from '../rail/NoticeItem.tsx';
import { usePlace } from '../search.ts';
import classes from './Drawers.module.css';

const newNotice = lateSchema(async () => (await import('#features/profile/contract.ts')).newNotice);

function NoticeForm() {
  const { t } = useTranslation('profile');
  const form = useZodForm(newNotice, {
    initialValues: { text: '', tags: [] as string[] },
    guard: true,
    onSubmit: async (json) => {
      const sent = form.getValues();
      await ask(api.api.profile.notices.$post({ json }));
      readPart('notices');
      readPart('frame');
      settle(form, sent, { text: '', tags: [] });
      toast.done(t('notices.added'));
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <Textarea
        label={t('notices.text')}
        autosize
        minRows={2}
        maxLength={280}
        dir="auto"
        {...form.getInputProps('text')}
      />
      <TagsInput
        label={t('notices.tags')}
        placeholder={t('notices.tagsHint')}
        maxTags={5}
        {...form.getInputProps('tags')}
        onChange={(tags) =>
          form.setFieldValue(
            'tags',
            tags.map((one) => one.replace(/^#/, '')),
          )
        }
      />
      <span className={classes.acts}>
        <SubmitButton form={form}>{t('notices.add')}</SubmitButton>
      </span>
    </Form>
  );
}

/** All notices; those who keep house put them up and take them down. */
export function NoticesDrawer() {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const mayManage = useAbility().can('manage', 'System');
  const query = useQuery(noticesQuery);
  return (
    <SideDrawer opened size={420} title={t('notices.title')} onClose={() => go({ open: undefined })}>
      {mayManage && (
        <div>
          <NoticeForm />
        </div>
      )}
      {query.isError && !query.data && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={4} />}
      {query.data?.length === 0 && <EmptyState icon={IconBell} title={t('notices.none')} />}
      <ul className={profile.list}>
        {query.data?.map((notice) => (
          <NoticeItem key={notice.id} notice={notice}>
            {mayManage && (
              <Tooltip label={t('notices.remove')}>
                <ActionIcon size={28} aria-label={t('notices.remove')} onClick={() => void removeNotice(notice)}>
                  <IconTrash size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
          </NoticeItem>
        ))}
      </ul>
    </SideDrawer>
  );
}
