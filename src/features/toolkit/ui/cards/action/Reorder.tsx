import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionCard } from '#web/kit/ActionCard.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';

const FIRST = ['due', 'messages', 'results'] as const;
type Name = (typeof FIRST)[number];

export function Reorder() {
  const { t } = useTranslation('card-action');
  const [kept, setKept] = useLocalStorage<Name[]>({ key: 'lms-cards-order', defaultValue: [...FIRST] });
  const [said, setSaid] = useState('');
  const order = [...kept.filter((name) => FIRST.includes(name)), ...FIRST.filter((name) => !kept.includes(name))];
  const { dragged, handle } = useDragOrder((from, to) => setKept((old) => moved(old, from, to)));

  function byKey(event: KeyboardEvent, name: Name, from: number) {
    const { key } = event;
    const to = key === 'ArrowUp' ? from - 1 : key === 'ArrowDown' ? from + 1 : -1;
    if (to < 0 || to >= order.length) return;
    event.preventDefault();
    setKept(moved(order, from, to));
    setSaid(t('reorder.moved', { name: t(`reorder.${name}.head`), place: formatNumber(to + 1) }));
  }

  return (
    <>
      <ul className={classes.order} data-order>
        {order.map((name, at) => (
          <li key={name} data-dragged={dragged === at || undefined}>
            <ActionCard
              title={t(`reorder.${name}.head`)}
              canCollapse
              aside={
                <ActionIcon
                  {...handle(at)}
                  size={28}
                  aria-label={t('reorder.handle', { name: t(`reorder.${name}.head`) })}
                  onKeyDown={(event) => byKey(event, name, at)}
                >
                  <IconGripVertical size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              }
            >
              {t(`reorder.${name}.text`)}
            </ActionCard>
          </li>
        ))}
      </ul>
      <Button variant="default" mt={12} onClick={() => setKept([...FIRST])}>
        {t('reorder.reset')}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
