import { TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import classes from './Direction.module.css';

export function Direction() {
  const { t } = useTranslation('i18n');
  const [dir, setDir] = useState('rtl');
  const [name, setName] = useState('ليلى منصور');
  return (
    <>
      <Segments
        aria-label={t('direction.label')}
        value={dir}
        onChange={setDir}
        data={['ltr', 'rtl'].map((value) => ({ value, label: t(`direction.${value}`) }))}
        style={{ marginBlockEnd: 16 }}
      />
      {/* What people typed finds its own direction. */}
      <TextInput
        label={t('direction.name')}
        dir="auto"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        mb={16}
      />
      <div className={classes.line} dir={dir}>
        <span className={classes.bar} />
        <span>
          <bdi>{name}</bdi> <span dir="ltr">+351 21 555 01 42</span>
        </span>
        <IconChevronRight className={classes.arrow} size={18} stroke={1.75} aria-hidden />
      </div>
    </>
  );
}
