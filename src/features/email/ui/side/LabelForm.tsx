import { useState } from 'react';
import type { Label } from '#features/email/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lateSchema, useZodForm } from '#web/kit/form.tsx';
import { NamedHueForm } from '#web/kit/NamedHueForm.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { again } from '../again.ts';
import { useLabelName } from '../useListName.ts';

const newLabel = lateSchema(async () =>
  (await import('#features/email/contract.ts')).newLabel.pick({ name: true, colour: true }),
);

interface Props {
  label: Label | null;
  onClose: () => void;
  onRenamed: (from: string, to: string) => void;
}

export function LabelForm({ label, onClose, onRenamed }: Props) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  const [key] = useState(uuid);
  const form = useZodForm(newLabel, {
    initialValues: { name: label ? labelName(label.name) : '', colour: label?.colour ?? 'ink' },
    guard: true,
    onSubmit: async ({ name, colour }) => {
      const taken = saidAt('name', 'You have a label of this name already.');
      if (label) {
        const json = label.isGiven ? { colour } : { name, colour };
        await ask(api.apps.email.labels[':id'].$patch({ param: { id: label.id }, json })).catch(taken);
      } else await ask(api.apps.email.labels.$post({ json: { name, colour, key } })).catch(taken);
      await again();
      if (label && !label.isGiven && label.name !== name) onRenamed(label.name, name);
      toast.done(t('labels.saved', { name }));
      onClose();
    },
  });
  const words = { name: t('labels.name'), colour: t('labels.colour'), cancel: t('cancel'), save: t('labels.save') };
  return (
    <NamedHueForm
      form={form}
      words={words}
      fixed={label?.isGiven ? t('labels.isGiven') : undefined}
      onClose={onClose}
    />
  );
}
