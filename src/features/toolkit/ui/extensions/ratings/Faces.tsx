import { Rating, Text } from '@mantine/core';
import { IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSadSquint, IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Ratings.module.css';

const FACES = [IconMoodSadSquint, IconMoodSad, IconMoodEmpty, IconMoodSmile, IconMoodHappy];

function faceOf(value: number, color: string) {
  const Face = FACES[value - 1] ?? IconMoodEmpty;
  return <Face size={32} stroke={1.5} color={color} aria-hidden />;
}

export function Faces() {
  const { t } = useTranslation('ratings');
  const [value, setValue] = useState(3);
  return (
    <div className={classes.row}>
      <Rating
        role="radiogroup"
        aria-label={t('faces.label')}
        value={value}
        onChange={setValue}
        highlightSelectedOnly
        emptySymbol={(face) => faceOf(face, 'var(--lms-control)')}
        fullSymbol={(face) => faceOf(face, 'var(--lms-accent-line)')}
        getSymbolLabel={(face) => (face > 0 ? t(`faces.${face}`) : t('none'))}
      />
      <Text c="dimmed" fz={13} role="status">
        {t(`faces.${value}`)}
      </Text>
    </div>
  );
}
