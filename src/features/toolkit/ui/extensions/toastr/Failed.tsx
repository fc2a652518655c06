import { Button, Group } from '@mantine/core';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

export function Failed() {
  const { t } = useTranslation('toastr');

  const save = () =>
    toast.failed(t('failed.sentence'), {
      detail: t('failed.detail'),
      retry: () => toast.done(t('done.saved')),
    });

  /** What was thrown is said in the person's language, with the number of the error. */
  async function askForNothing() {
    try {
      await ask(api.api.jobs[':id'].$get({ param: { id: 'none' } }));
    } catch (error) {
      toast.failed(error);
    }
  }

  return (
    <Group gap={8}>
      <Button variant="default" onClick={save}>
        {t('failed.save')}
      </Button>
      <Button variant="default" onClick={() => void askForNothing()}>
        {t('failed.refuse')}
      </Button>
    </Group>
  );
}
