import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { toast } from '#web/kit/toast.ts';

export function Picture() {
  const { t } = useTranslation('card-basic');
  const [isLiked, setLiked] = useState(false);
  const Heart = isLiked ? IconHeartFilled : IconHeart;
  return (
    <Card
      cover={<Tiles seed="biology-9" columns={8} rows={2} hue="pine" />}
      title={t('picture.head')}
      detail={t('picture.detail')}
      aside={
        <ActionIcon size={36} aria-label={t('picture.like')} aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
          <Heart size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
      foot={
        <Button variant="default" onClick={() => toast.done(t('picture.joined'))}>
          {t('picture.join')}
        </Button>
      }
    >
      <p>{t('picture.text')}</p>
    </Card>
  );
}
