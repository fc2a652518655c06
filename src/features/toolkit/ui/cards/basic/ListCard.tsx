import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { formatNumber } from '#web/kit/format.ts';

const THINGS = ['room', 'copies', 'calculators'] as const;

export function ListCard() {
  const { t } = useTranslation('card-basic');
  const [ticked, setTicked] = useState<string[]>(['room']);
  return (
    <Card
      title={t('list.head')}
      aside={
        <span className={classes.quiet} aria-live="polite">
          {t('list.count', { done: formatNumber(ticked.length), all: formatNumber(THINGS.length) })}
        </span>
      }
    >
      <Checkbox.Group value={ticked} onChange={setTicked} aria-label={t('list.head')}>
        <ul className={classes.list}>
          {THINGS.map((thing) => (
            <li key={thing}>
              <Checkbox value={thing} label={t(`list.${thing}`)} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
    </Card>
  );
}
