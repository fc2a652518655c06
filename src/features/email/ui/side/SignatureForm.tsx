import { Button } from '@mantine/core';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { signatureQuery } from '../queries.ts';
import classes from './SidePane.module.css';

const signature = lateSchema(async () => (await import('#features/email/contract.ts')).signature);

export function SignatureForm({ html, onClose }: { html: string; onClose: () => void }) {
  const { t } = useTranslation('email');
  const form = useZodForm(signature, {
    initialValues: { html },
    guard: true,
    onSubmit: async (json) => {
      queryClient.setQueryData(signatureQuery.queryKey, await ask(api.apps.email.signature.$put({ json })));
      toast.done(t('letters:signature.saved'));
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <RichText
        label={t('signature.title')}
        description={t('letters:signature.help')}
        placeholder={t('letters:signature.placeholder')}
        autoFocus
        value={form.values.html}
        onChange={(text) => form.setFieldValue('html', text)}
        error={form.getInputProps('html').error}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('letters:signature.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
