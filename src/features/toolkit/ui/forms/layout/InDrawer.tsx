import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { hue } from '#contract/hueRules.ts';
import type { Hue } from '#contract/hues.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useZodForm } from '#web/kit/form.tsx';
import { HuePill } from '#web/kit/Hue.tsx';
import { NamedHueForm } from '#web/kit/NamedHueForm.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';

const label = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(40, 'Use at most 40 characters.'),
  colour: hue,
});
type Label = { name: string; colour: Hue };

const START: Label = { name: '', colour: 'pine' };

function LabelForm({ onAdd, onClose }: { onAdd: (label: Label) => void; onClose: () => void }) {
  const { t } = useTranslation('form-layout');
  const form = useZodForm(label, {
    initialValues: START,
    guard: true,
    onSubmit: (one) => {
      onAdd(one);
      onClose();
    },
  });
  const words = {
    name: t('drawer.name'),
    colour: t('drawer.colour'),
    cancel: t('drawer.cancel'),
    save: t('drawer.save'),
  };
  return <NamedHueForm form={form} words={words} onClose={onClose} />;
}

export function InDrawer() {
  const { t } = useTranslation('form-layout');
  const [opened, setOpened] = useState(false);
  const [labels, setLabels] = useState<Label[]>([{ name: t('drawer.exam'), colour: 'brick' }]);
  const close = () => setOpened(false);
  return (
    <>
      <Group gap={8} aria-live="polite" mb={16}>
        {labels.map(({ name, colour }) => (
          <HuePill key={`${name} ${colour}`} hue={colour}>
            {name}
          </HuePill>
        ))}
      </Group>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('drawer.open')}
      </Button>
      <SideDrawer opened={opened} title={t('drawer.new')} size={420} onClose={close}>
        {opened && (
          <LabelForm
            onAdd={(one) => setLabels((all) => [...all.filter(({ name }) => name !== one.name), one])}
            onClose={close}
          />
        )}
      </SideDrawer>
    </>
  );
}
