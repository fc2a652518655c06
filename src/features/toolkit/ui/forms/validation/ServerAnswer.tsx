import { TextInput } from '@mantine/core';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import { employeeBody } from '#features/employees/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';

const person = employeeBody.pick({ full_name: true, email: true });

async function remove(id: number) {
  try {
    await ask(api.api.datatables.employees.$delete({ query: { id } }));
    void queryClient.invalidateQueries({ queryKey: ['employees'] });
  } catch (error) {
    toast.failed(error, { retry: () => void remove(id) });
  }
}

export function ServerAnswer({ taken }: { taken: string }) {
  const { t } = useTranslation('form-validation');
  const form = useZodForm(person, {
    initialValues: { full_name: 'Ines Carvalho', email: taken },
    onSubmit: async (given) => {
      const json = { ...given, start_date: '2026-09-01', salary: 0, age: 30, experience: 3 };
      const adding = ask(api.api.datatables.employees.$post({ json }));
      const { employee } = await adding.catch(saidAt('email', EMAIL_TAKEN));
      void queryClient.invalidateQueries({ queryKey: ['employees'] });
      toast.done(t('server.added', { name: employee.full_name }), {
        undo: () => void remove(employee.id),
      });
    },
  });
  return (
    <Form form={form}>
      <TextInput label={t('name')} required dir="auto" {...form.getInputProps('full_name')} />
      <TextInput
        type="email"
        label={t('email')}
        description={form.values.email === taken && t('server.taken')}
        required
        dir="ltr"
        {...form.getInputProps('email')}
      />
      <SubmitButton form={form} ms="auto">
        {t('server.add')}
      </SubmitButton>
    </Form>
  );
}
