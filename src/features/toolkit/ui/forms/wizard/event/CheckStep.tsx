import { useState } from 'react';
import { z } from 'zod';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, useZodForm } from '#web/kit/form.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { uuid } from '#web/kit/uuid.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import { queryClient } from '#web/queryClient.ts';
import { deviceZone } from '#web/zone.ts';
import { momentOf, type StepProps } from './event.ts';
import { Summary } from './Summary.tsx';

export function CheckStep({ wizard, onDone }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const { title, about, day, from, to, place } = wizard.values;
  const start = momentOf(day, from);
  const end = momentOf(day, to);
  // Sent again after a lost answer, it is the same event.
  const [key] = useState(uuid);
  const form = useZodForm(z.object({}), {
    initialValues: {},
    onSubmit: async () => {
      const extendedProps = {
        calendar: 'Business' as const,
        location: place,
        description: about,
        timeZone: deviceZone(),
      };
      const event = { title, start, end, extendedProps };
      const answer = await ask(api.apps.calendar['add-event'].$post({ json: { event, key } }));
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      onDone(answer.event);
    },
  });
  return (
    <Form form={form}>
      <Summary
        rows={[
          { name: t('event.what'), value: title, more: about, go: () => wizard.goTo(0) },
          {
            name: t('event.when'),
            value: formatDate(start),
            more: `${formatTime(start)} – ${formatTime(end)}`,
            go: () => wizard.goTo(1),
          },
          { name: t('event.where'), value: place, go: () => wizard.goTo(2) },
        ]}
      />
      <StepFoot wizard={wizard} form={form}>
        {t('event.add')}
      </StepFoot>
    </Form>
  );
}
