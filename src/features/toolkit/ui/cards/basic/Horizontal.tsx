import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { formatNumber } from '#web/kit/format.ts';

const LESSONS = 8;

export function Horizontal() {
  const { t } = useTranslation('card-basic');
  const [done, setDone] = useState(3);
  const words = t('horizontal.done', { done: formatNumber(done), all: formatNumber(LESSONS) });
  return (
    <Card
      isRow
      cover={<Tiles seed="fractions" columns={2} rows={3} hue="ochre" />}
      title={t('horizontal.head')}
      detail={t('horizontal.detail')}
      foot={
        <>
          <span className={classes.start} aria-live="polite">
            {words}
          </span>
          <Button variant="default" disabled={done === LESSONS} onClick={() => setDone(done + 1)}>
            {t('horizontal.next')}
          </Button>
        </>
      }
    >
      <Progress value={(done / LESSONS) * 100} aria-label={words} />
    </Card>
  );
}
