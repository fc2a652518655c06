import { Slider, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';

const pixels = (size: number) => `${formatNumber(size)} px`;

export function SavedOnLettingGo() {
  const { t } = useTranslation('slider');
  const [size, setSize] = useState(16);
  const saved = useRef(size);

  function save(next: number) {
    const before = saved.current;
    if (next === before) return;
    saved.current = next;
    const undo = () => {
      saved.current = before;
      setSize(before);
    };
    toast.done(t('saved.done', { size: pixels(next) }), { undo });
  }

  return (
    <>
      <Text fz={13} fw={550} mb={8}>
        {t('saved.label')}
      </Text>
      <Slider
        thumbLabel={t('saved.label')}
        thumbValueText={pixels}
        value={size}
        onChange={setSize}
        onChangeEnd={save}
        min={14}
        max={24}
        label={pixels}
        mb={12}
      />
      <Text style={{ fontSize: size, lineHeight: '32px' }}>{t('saved.sample')}</Text>
    </>
  );
}
