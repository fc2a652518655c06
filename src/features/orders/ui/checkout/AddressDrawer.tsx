import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Address, AddressFields } from '#features/orders/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { useKept } from '#web/kit/useKept.ts';
import { uuid } from '#web/kit/uuid.ts';
import { useSession } from '#web/session.ts';
import classes from './Checkout.module.css';
import { lookAgain } from './cart.ts';

const addressChange = lateSchema(async () => (await import('#features/orders/contract.ts')).addressChange);

interface Props {
  /** The address to change, `new` for another one; null: closed. */
  which: Address | 'new' | null;
  /** The first one becomes the usual one by itself. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
}

const EMPTY: AddressFields = {
  ...{
    label: '',
    name: '',
    company: '',
    street: '',
    extra: '',
    postcode: '',
    city: '',
    region: '',
    country: '',
    phone: '',
  },
};

/** What browsers fill in by themselves. */
const FILLS: Record<keyof AddressFields, string> = {
  label: 'off',
  name: 'name',
  company: 'organization',
  street: 'address-line1',
  extra: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country-name',
  phone: 'tel',
};

function AddressForm({ which, isFirst, onClose, onSaved }: Props & { which: Address | 'new' }) {
  const { t } = useTranslation('orders');
  const me = useSession();
  const isNew = which === 'new';
  // Sent again after a lost answer, it is the same address.
  const [key] = useState(uuid);
  const form = useZodForm(addressChange, {
    initialValues: isNew ? { ...EMPTY, name: me?.fullName ?? '', isDefault: isFirst } : which,
    guard: true,
    onSubmit: async (json) => {
      const { address } = isNew
        ? await ask(api.api.addresses.$post({ json: { ...json, key } }))
        : await ask(api.api.addresses[':id'].$put({ param: { id: which.id }, json }));
      await lookAgain();
      onSaved(address);
    },
  });
  const field = (name: keyof AddressFields) => ({
    label: t(`address.${name}`),
    dir: name === 'phone' ? 'ltr' : 'auto',
    autoComplete: FILLS[name],
    ...form.getInputProps(name),
  });
  const isUsual = !isNew && which.isDefault;
  return (
    <Form form={form} className={classes.form}>
      <TextInput {...field('name')} required data-autofocus />
      <TextInput {...field('company')} />
      <TextInput {...field('street')} required />
      <TextInput {...field('extra')} />
      <div className={classes.pair}>
        <TextInput {...field('postcode')} required />
        <TextInput {...field('city')} required />
      </div>
      <div className={classes.pair}>
        <TextInput {...field('region')} />
        <TextInput {...field('country')} required />
      </div>
      <TextInput {...field('phone')} type="tel" description={t('address.phoneHelp')} />
      <TextInput {...field('label')} description={t('address.labelHelp')} />
      <Checkbox
        label={t('address.isDefault')}
        disabled={isUsual || (isNew && isFirst)}
        {...form.getInputProps('isDefault', { type: 'checkbox' })}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('address.cancel')}
        </Button>
        <SubmitButton form={form}>{t(isNew ? 'address.add' : 'address.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function AddressDrawer(props: Props) {
  const { t } = useTranslation('orders');
  const { which, onClose } = props;
  const shown = useKept(which);
  return (
    <SideDrawer opened={which !== null} title={t(shown === 'new' ? 'address.new' : 'address.change')} onClose={onClose}>
      {shown !== null && <AddressForm key={shown === 'new' ? shown : shown.id} {...props} which={shown} />}
    </SideDrawer>
  );
}
