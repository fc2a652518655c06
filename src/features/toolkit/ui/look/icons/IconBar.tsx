import { Slider } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { SearchField } from '#web/kit/SearchField.tsx';
import classes from './Icons.module.css';
import type { Look } from './iconText.ts';

interface Props {
  q: string;
  onAsk: (q: string) => void;
  look: Look;
  onLook: (look: Look) => void;
}

interface MeasureProps {
  name: string;
  value: number;
  range: [least: number, most: number, step: number];
  onChange: (value: number) => void;
}

function Measure({ name, value, range: [min, max, step], onChange }: MeasureProps) {
  return (
    <div className={classes.slider}>
      <div className={classes.sliderName}>
        {name}
        <span className={classes.sliderValue}>{formatNumber(value)}</span>
      </div>
      <Slider thumbLabel={name} label={null} value={value} onChange={onChange} min={min} max={max} step={step} />
    </div>
  );
}

export function IconBar({ q, onAsk, look, onLook }: Props) {
  const { t } = useTranslation('icons');
  return (
    <div className={classes.bar}>
      <SearchField className={classes.search} q={q} onAsk={onAsk} label={t('search')} clearLabel={t('clear')} />
      <div className={classes.sliders}>
        <Measure
          name={t('size')}
          value={look.size}
          range={[14, 48, 2]}
          onChange={(size) => onLook({ ...look, size })}
        />
        <Measure
          name={t('stroke')}
          value={look.stroke}
          range={[1, 2.5, 0.25]}
          onChange={(stroke) => onLook({ ...look, stroke })}
        />
      </div>
    </div>
  );
}
