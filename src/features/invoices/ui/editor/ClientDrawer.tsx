import { Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Client, clientFields } from '#features/invoices/clientContract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { useKept } from '#web/kit/useKept.ts';
import classes from '../invoices.module.css';
import { clientsLike } from '../queries.ts';

interface Props {
  /** What was typed while looking for them; null: closed. */
  name: string | null;
  onClose: () => void;
  onTake: (client: Client) => void;
}

function ClientForm({ name, onClose, onTake }: Omit<Props, 'name'> & { name: string }) {
  const { t } = useTranslation('invoices');
  const queries = useQueryClient();
  /** Who has this email already. */
  const [known, setKnown] = useState<Client>();
  const isEmail = name.includes('@');
  const form = useZodForm(clientFields, {
    initialValues: {
      name: isEmail ? '' : name,
      companyEmail: isEmail ? name : '',
      company: '',
      address: '',
      country: '',
      contact: '',
    },
    guard: true,
    onSubmit: async (json) => {
      setKnown(undefined);
      try {
        const { client } = await ask(api.api.invoice.clients.$post({ json }));
        void queries.invalidateQueries({ queryKey: ['invoices', 'clients'] });
        onTake(client);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const found = await queries.fetchQuery(clientsLike(json.companyEmail));
          setKnown(found.find((one) => one.companyEmail.toLowerCase() === json.companyEmail.toLowerCase()));
        }
        throw error;
      }
    },
  });
  const text = (field: 'name' | 'company' | 'country' | 'contact') => ({
    label: t(`client.${field}`),
    dir: 'auto',
    autoComplete: 'off',
    ...form.getInputProps(field),
  });
  return (
    <Form form={form} className={classes.form}>
      {known && (
        <Notice
          actions={
            <Button variant="default" size="xs" onClick={() => onTake(known)}>
              {t('client.use', { name: known.name })}
            </Button>
          }
        >
          {t('client.known')}
        </Notice>
      )}
      <TextInput {...text('name')} required data-autofocus />
      <TextInput
        label={t('client.companyEmail')}
        type="email"
        required
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('companyEmail')}
      />
      <TextInput {...text('company')} />
      <Textarea label={t('client.address')} dir="auto" autosize minRows={2} {...form.getInputProps('address')} />
      <div className={classes.pair}>
        <TextInput {...text('country')} />
        <TextInput {...text('contact')} />
      </div>
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('client.add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function ClientDrawer({ name, onClose, onTake }: Props) {
  const { t } = useTranslation('invoices');
  const shown = useKept(name);
  return (
    <SideDrawer opened={name !== null} title={t('client.new')} onClose={onClose}>
      {shown !== null && <ClientForm key={shown} name={shown} onClose={onClose} onTake={onTake} />}
    </SideDrawer>
  );
}
