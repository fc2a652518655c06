import { Button, Textarea } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import drawer from '#web/kit/SideDrawer.module.css';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { reportComment } from '../deeds.ts';
import classes from './Detail.module.css';

const reportBody = lateSchema(async () => (await import('#features/blog/contract.ts')).reportBody);

function ReportForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('blog');
  const form = useZodForm(reportBody, {
    initialValues: { reason: '' },
    guard: true,
    onSubmit: async ({ reason }) => {
      await reportComment(id, reason);
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.report ?? ''}>
      <Textarea
        label={t('report.reason')}
        description={t('report.help')}
        autosize
        minRows={3}
        dir="auto"
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <div className={drawer.foot}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('report.send')}</SubmitButton>
      </div>
    </Form>
  );
}

export function ReportDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('blog');
  return (
    <SideDrawer opened={id !== null} title={t('report.title')} onClose={onClose} size={420}>
      {id !== null && <ReportForm id={id} onClose={onClose} />}
    </SideDrawer>
  );
}
