import { Button, Textarea, TextInput } from '@mantine/core';
import { changedIn } from '#features/account/ui/changedIn.ts';
import type { Frame } from '#features/profile/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { frameQuery } from '../data/queries.ts';
import { usePlace } from '../search.ts';
import { CoverField } from './CoverField.tsx';

const fields = lateSchema(async () =>
  (await import('#features/profile/contract.ts')).profileChange
    .pick({ designation: true, lives: true, about: true, website: true })
    .required(),
);

/** The cover changes at once, like a picture on a wall; the words wait for Save. */
export function EditDrawer({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const close = () => go({ edit: undefined });
  const { designation } = frame.header;
  const { about, lives, website } = frame.userAbout;
  const form = useZodForm(fields, {
    initialValues: { designation, lives, about, website },
    guard: true,
    onSubmit: async (typed) => {
      const next = await ask(api.api.profile.$patch({ json: changedIn(form, typed) }));
      queryClient.setQueryData(frameQuery(next.id).queryKey, next);
      toast.done(t('edit.saved'));
      close();
    },
  });
  return (
    <SideDrawer opened title={t('edit.title')} onClose={close}>
      <Form form={form}>
        <CoverField frame={frame} />
        <TextInput
          label={t('edit.designation')}
          description={t('edit.designationHelp')}
          data-autofocus
          dir="auto"
          {...form.getInputProps('designation')}
        />
        <Textarea
          label={t('edit.about')}
          autosize
          minRows={4}
          maxRows={12}
          dir="auto"
          {...form.getInputProps('about')}
        />
        <TextInput label={t('edit.lives')} dir="auto" {...form.getInputProps('lives')} />
        <TextInput
          label={t('edit.website')}
          type="url"
          placeholder="https://"
          dir="ltr"
          {...form.getInputProps('website')}
        />
        <DrawerFoot>
          <Button variant="subtle" onClick={close}>
            {t('cancel')}
          </Button>
          <SubmitButton form={form}>{t('save')}</SubmitButton>
        </DrawerFoot>
      </Form>
    </SideDrawer>
  );
}
