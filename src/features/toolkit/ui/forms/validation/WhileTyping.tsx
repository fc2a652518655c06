import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';

async function isTaken(email: string) {
  const { invoices } = await ask(api.api.datatables.data.$get({ query: { email, all: 'false', perPage: 100 } }));
  return invoices.some((one) => one.email.toLowerCase() === email.toLowerCase());
}

export function WhileTyping() {
  const { t } = useTranslation('form-validation');
  const [email, setEmail] = useState('');
  const [asked] = useDebouncedValue(email.trim(), 300);
  const isWhole = z.email().safeParse(asked).success;
  const answer = useQuery({
    queryKey: ['employees', 'taken', asked],
    queryFn: () => isTaken(asked),
    enabled: isWhole,
  });
  const isAsking = answer.isFetching || (email.trim() !== asked && asked !== '');
  const isFree = isWhole && !isAsking && answer.data === false;
  const isUnknown = isWhole && !isAsking && answer.data === undefined;
  const said = isFree ? 'free' : isAsking ? 'asking' : isUnknown ? 'unknown' : 'help';
  return (
    <TextInput
      type="email"
      label={t('email')}
      description={t(`typing.${said}`)}
      descriptionProps={{ 'aria-live': 'polite' }}
      dir="ltr"
      autoComplete="off"
      value={email}
      onChange={(event) => setEmail(event.currentTarget.value)}
      error={!isAsking && answer.data && <FieldError>{t('typing.taken')}</FieldError>}
      rightSection={isAsking ? <Loader size={16} aria-hidden /> : isFree && <IconCheck size={16} aria-hidden />}
    />
  );
}
