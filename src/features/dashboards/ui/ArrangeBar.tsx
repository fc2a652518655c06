import { Button } from '@mantine/core';
import { IconPlus, IconRestore } from '@tabler/icons-react';
import { useRef } from 'react';
import { CARD_IDS, CARDS, type CardId, seesCard } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { useAbility } from '#web/session.ts';
import classes from './Dashboard.module.css';

interface Props {
  cards: PlacedCard[];
  isOwn: boolean;
  onAdd: (id: CardId) => void;
  onReset: () => void;
  onDone: () => void;
}

/** While a dashboard is being arranged: what can be added, the way back, and the end of it. */
export function ArrangeBar({ cards, isOwn, onAdd, onReset, onDone }: Props) {
  const { t } = useTranslation('dashboards');
  const ability = useAbility();
  const done = useRef<HTMLButtonElement>(null);
  const others = CARD_IDS.filter(
    (id) => !cards.some((one) => one.id === id) && seesCard(id, (area) => ability.can('read', area)),
  );
  const items = (isKpi: boolean) =>
    others
      .filter((id) => CARDS[id].isKpi === isKpi)
      .map((id) => (
        <Menu.Item key={id} onClick={() => onAdd(id)}>
          {t(`cards.${id}`)}
        </Menu.Item>
      ));
  const [numbers, charts] = [items(true), items(false)];
  return (
    <section className={classes.bar} aria-label={t('arrange.title')}>
      <p className={classes.barWords}>{t('arrange.help')}</p>
      <Menu width={260} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            disabled={others.length === 0}
          >
            {t('arrange.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {numbers.length > 0 && <Menu.Label>{t('arrange.numbers')}</Menu.Label>}
          {numbers}
          {charts.length > 0 && <Menu.Label>{t('arrange.charts')}</Menu.Label>}
          {charts}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
        disabled={!isOwn}
        onClick={() => {
          onReset();
          // There is nothing to reset any more: the focus goes on.
          done.current?.focus();
        }}
      >
        {t('arrange.reset')}
      </Button>
      <Button ref={done} onClick={onDone}>
        {t('arrange.done')}
      </Button>
    </section>
  );
}
