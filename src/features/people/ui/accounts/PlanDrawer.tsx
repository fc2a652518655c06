import { Button, Radio } from '@mantine/core';
import type { AccountDetail } from '#contract/account.ts';
import { PLAN_PERIODS, PLAN_PRICES } from '#contract/accountChoices.ts';
import { PLANS } from '#features/people/listContract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton } from '#web/kit/form.tsx';
import { formatMoney } from '#web/kit/format.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import personClasses from '../PersonForm.module.css';
import classes from './AccountPage.module.css';
import { NewerFields } from './NewerFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const schema = lateSchema(async () =>
  (await import('#contract/account.ts')).planBody.omit({ version: true }).required(),
);
const valuesOf = (account: AccountDetail) => ({ currentPlan: account.currentPlan, period: account.plan.period });

function PlanForm({ account, onClose }: { account: AccountDetail; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const form = useAccountForm(schema, {
    account,
    valuesOf,
    save: (body, version) =>
      ask(api.api.people[':id'].plan.$put({ param: { id: account.id }, json: { version, ...body } })),
    saved: ({ currentPlan }) => {
      toast.done(t('plan.changed', { plan: t(`plans.${currentPlan}`) }));
      onClose();
    },
  });
  const { period } = form.values;
  return (
    <Form form={form} className={personClasses.form}>
      <NewerFields fields={form.newer} />
      <Segments
        fullWidth
        aria-label={t('plan.period')}
        data={PLAN_PERIODS.map((value) => ({ value, label: t(`plan.periods.${value}`) }))}
        value={period}
        onChange={(next) => form.setFieldValue('period', next)}
      />
      <Radio.Group label={t('fields.currentPlan')} {...form.getInputProps('currentPlan')}>
        <div className={classes.plans}>
          {PLANS.map((plan) => (
            <Radio.Card
              key={plan}
              value={plan}
              className={classes.plan}
              data-autofocus={plan === account.currentPlan || undefined}
            >
              <Radio.Indicator className={classes.planDot} />
              <span className={classes.planName}>{t(`plans.${plan}`)}</span>
              <span className={classes.planPrice}>
                {formatMoney(PLAN_PRICES[plan][period])} {t('plan.perMonth')}
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('plan.change')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function PlanDrawer({
  account,
  opened,
  onClose,
}: {
  account: AccountDetail;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('accounts');
  return (
    <SideDrawer opened={opened} size={420} title={t('plan.changeTitle')} onClose={onClose}>
      <PlanForm account={account} onClose={onClose} />
    </SideDrawer>
  );
}
