import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconDots, IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_KINDS } from '#features/profile/choices.ts';
import type { SchoolPage } from '#features/profile/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Menu } from '#web/kit/Menu.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { settle } from '#web/kit/settle.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useAbility } from '#web/session.ts';
import { removePage } from '../data/deeds.ts';
import { readPart } from '../data/patch.ts';
import { pagesQuery } from '../data/queries.ts';
import profile from '../Profile.module.css';
import { PageRow } from '../rail/PageRow.tsx';
import { usePlace } from '../search.ts';
import classes from './Drawers.module.css';

const pageBody = lateSchema(async () => (await import('#features/profile/contract.ts')).pageBody);

const SIGN = { size: 16, stroke: 1.75, 'aria-hidden': true };

function PageForm({ page, onDone }: { page: SchoolPage | undefined; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const form = useZodForm(pageBody, {
    initialValues: { name: page?.name ?? '', subtitle: page?.subtitle ?? '', kind: page?.kind ?? 'club' },
    guard: true,
    onSubmit: async (json) => {
      const sent = form.getValues();
      const { pages } = api.api.profile;
      if (page) await ask(pages[':id'].$patch({ param: { id: page.id }, json }));
      else await ask(pages.$post({ json }));
      readPart('pages');
      readPart('frame');
      toast.done(t('pages.saved', { name: json.name }));
      onDone();
      if (!page) settle(form, sent, { name: '', subtitle: '', kind: json.kind });
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <div className={classes.two}>
        <TextInput label={t('pages.name')} withAsterisk dir="auto" {...form.getInputProps('name')} />
        <Select
          label={t('pages.kind')}
          allowDeselect={false}
          data={PAGE_KINDS.map((value) => ({ value, label: t(`pages.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
      </div>
      <TextInput label={t('pages.subtitle')} dir="auto" {...form.getInputProps('subtitle')} />
      <span className={classes.acts}>
        {page && (
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
        <SubmitButton form={form}>{t(page ? 'save' : 'pages.add')}</SubmitButton>
      </span>
    </Form>
  );
}

/** All clubs, courses and teams; those who keep house add, change and remove them. */
export function PagesDrawer() {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const mayManage = useAbility().can('manage', 'System');
  const [edited, setEdited] = useState<SchoolPage>();
  const query = useQuery(pagesQuery);
  return (
    <SideDrawer opened size={420} title={t('pages.title')} onClose={() => go({ open: undefined })}>
      {mayManage && (
        <div>
          <PageForm key={edited?.id ?? 'new'} page={edited} onDone={() => setEdited(undefined)} />
        </div>
      )}
      {query.isError && !query.data && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={4} />}
      {query.data?.length === 0 && <EmptyState icon={IconUsersGroup} title={t('pages.none')} />}
      <ul className={profile.list}>
        {query.data?.map((page) => (
          <PageRow key={page.id} page={page} whole>
            {mayManage && (
              <Menu position="bottom-end" width={200}>
                <Menu.Target>
                  <ActionIcon size={32} aria-label={t('pages.menu', { name: page.name })}>
                    <IconDots size={18} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconPencil {...SIGN} />} onClick={() => setEdited(page)}>
                    {t('pages.edit')}
                  </Menu.Item>
                  <Menu.Item
                    color="var(--lms-danger-text)"
                    leftSection={<IconTrash {...SIGN} />}
                    onClick={() => void removePage(page)}
                  >
                    {t('pages.remove')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </PageRow>
        ))}
      </ul>
    </SideDrawer>
  );
}
