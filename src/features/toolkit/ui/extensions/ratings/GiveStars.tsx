import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { StarInput } from '#web/kit/Stars.tsx';
import { toast } from '#web/kit/toast.ts';

export function GiveStars() {
  const { t } = useTranslation('ratings');
  const [stars, setStars] = useState(0);
  const [isSent, setSent] = useState(false);
  const error = isSent && stars === 0 ? <FieldError>{t('give.missing')}</FieldError> : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (stars === 0) return;
    toast.done(t('give.thanks', { stars: t('of', { rating: formatNumber(stars) }) }));
    setStars(0);
    setSent(false);
  }

  return (
    <form onSubmit={send}>
      <StarInput label={t('give.label')} value={stars} onChange={setStars} error={error} />
      <Button type="submit" mt={12}>
        {t('give.send')}
      </Button>
    </form>
  );
}
