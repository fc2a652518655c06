import { Accordion, Group } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { toast } from '#web/kit/toast.ts';

export function WithActions() {
  const { t } = useTranslation('component-accordion');
  const [parts, setParts] = useState(['reading', 'writing', 'speaking']);

  const toTop = (part: string) => setParts([part, ...parts.filter((one) => one !== part)]);
  function remove(part: string) {
    setParts(parts.filter((one) => one !== part));
    toast.done(t('withActions.removed', { name: t(`withActions.${part}.name`) }), { undo: () => setParts(parts) });
  }

  return (
    <Accordion order={3} chevronPosition="left">
      {parts.map((part, place) => {
        const name = t(`withActions.${part}.name`);
        const actions = [
          { id: 'top', label: t('withActions.top'), icon: IconArrowUp, run: () => toTop(part) },
          { id: 'remove', label: t('withActions.remove'), icon: IconTrash, danger: true, run: () => remove(part) },
        ];
        return (
          <Accordion.Item key={part} value={part}>
            <Group gap={8} wrap="nowrap">
              <Accordion.Control>{name}</Accordion.Control>
              <ActionsMenu label={t('withActions.more', { name })} actions={place === 0 ? actions.slice(1) : actions} />
            </Group>
            <Accordion.Panel>{t(`withActions.${part}.about`)}</Accordion.Panel>
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
}
