import { Select, TextInput } from '@mantine/core';
import type { AccountDetail } from '#contract/account.ts';
import { BILLINGS } from '#features/people/listContract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';
import { useAbility } from '#web/session.ts';
import fields from '../PersonForm.module.css';
import page from '../PersonPage.module.css';
import { AccountInvoices } from './AccountInvoices.tsx';
import classes from './AccountPage.module.css';
import { NewerFields } from './NewerFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const schema = lateSchema(async () => {
  const { billing, billingAddress } = await import('#contract/account.ts');
  return billingAddress.required().extend({ billing });
});
const valuesOf = (account: AccountDetail) => ({ billing: account.billing, ...account.address });

/** How it is paid for and where the bill goes. */
export function BillingTab({ account, mayChange }: { account: AccountDetail; mayChange: boolean }) {
  const { t } = useTranslation('accounts');
  const ability = useAbility();
  const form = useAccountForm(schema, {
    account,
    valuesOf,
    save: ({ billing, ...address }, version) =>
      ask(api.api.people[':id'].billing.$put({ param: { id: account.id }, json: { version, billing, address } })),
    saved: () => void toast.done(t('billing.saved')),
  });
  const text = { autoComplete: 'off', dir: 'auto', readOnly: !mayChange } as const;
  return (
    <>
      <section className={page.card} aria-label={t('billing.title')}>
        <h2 className={page.cardTitle}>{t('billing.title')}</h2>
        <Form form={form} className={classes.form}>
          <NewerFields fields={form.newer} />
          <Select
            label={t('fields.billing')}
            allowDeselect={false}
            readOnly={!mayChange}
            data={BILLINGS.map((value) => ({ value, label: t(`billings.${value}`) }))}
            {...form.getInputProps('billing')}
          />
          <TextInput label={t('fields.name')} {...text} {...form.getInputProps('name')} />
          <TextInput label={t('fields.street')} {...text} {...form.getInputProps('street')} />
          <div className={fields.pair}>
            <TextInput label={t('fields.postcode')} {...text} {...form.getInputProps('postcode')} />
            <TextInput label={t('fields.city')} {...text} {...form.getInputProps('city')} />
          </div>
          <div className={fields.pair}>
            <TextInput label={t('fields.country')} {...text} {...form.getInputProps('country')} />
            <TextInput label={t('fields.taxId')} {...text} {...form.getInputProps('taxId')} />
          </div>
          {mayChange && (
            <div className={classes.formFoot}>
              <SubmitButton form={form}>{t('form.save')}</SubmitButton>
            </div>
          )}
        </Form>
      </section>
      {ability.can('read', 'Invoice') && <AccountInvoices email={account.email} />}
    </>
  );
}
