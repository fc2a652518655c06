import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Outcome } from './Outcome.tsx';

export function ResultOfACall() {
  const { t } = useTranslation('sweet-alert');
  const [fails, setFails] = useState(false);
  const [said, setSaid] = useState('');

  async function call() {
    if (fails) await ask(api.api.jobs[':id'].$get({ param: { id: 'none' } }));
    const { fullName } = await ask(api.api.me.$get());
    setSaid(t('result.done', { name: fullName }));
  }

  async function start() {
    setSaid('');
    const isDone = await confirm({
      question: t('result.ask'),
      detail: t('result.detail'),
      verb: t('result.verb'),
      run: call,
    });
    if (!isDone) setSaid(t('cancelled'));
  }

  return (
    <Outcome said={said}>
      <Button variant="default" onClick={() => void start()}>
        {t('result.open')}
      </Button>
      <Checkbox label={t('result.fails')} checked={fails} onChange={(event) => setFails(event.currentTarget.checked)} />
    </Outcome>
  );
}
