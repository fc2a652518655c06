import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import { Bone } from '../states.tsx';
import { HrefLink } from './HrefLink.tsx';
import classes from './KpiCard.module.css';
import { Sparkline } from './Sparkline.tsx';

interface Change {
  now: number;
  before: number;
  /** What it was, as people read it. */
  beforeText: string;
  /** Fewer is better: what is owed, what is late. */
  isLessBetter?: boolean;
}

interface Props {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  change?: Change | undefined;
  /** Instead of a change. */
  detail?: string | undefined;
  spark?: (number | null)[] | undefined;
  /** The list behind the number. */
  href?: string | undefined;
}

function ChangeWords({ now, before, beforeText, isLessBetter = false }: Change) {
  const { t } = useTranslation('charts');
  if (before === 0) return <span>{now === 0 ? t('same') : t('vs', { value: beforeText })}</span>;
  const share = now / before - 1;
  const isFlat = Math.abs(share) < 0.0005;
  const isGood = isFlat ? undefined : share > 0 !== isLessBetter;
  const Arrow = isFlat ? IconArrowRight : share > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <>
      <span className={classes.change} data-tone={isGood === undefined ? undefined : isGood ? 'good' : 'bad'}>
        <Arrow
          data-turns
          size={14}
          stroke={2}
          role="img"
          aria-label={isFlat ? t('same') : share > 0 ? t('up') : t('down')}
        />
        {formatNumber(Math.abs(share), { style: 'percent', maximumFractionDigits: 1 })}
      </span>
      <span>{t('vs', { value: beforeText })}</span>
    </>
  );
}

/** One number: how large, which way it went, and the way to what it counts. */
export function KpiCard({ label, value, change, detail, spark, href }: Props) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value ?? <Bone width={84} />}</span>
      <span className={classes.foot}>
        {value === undefined ? <Bone width={112} /> : change ? <ChangeWords {...change} /> : detail}
      </span>
      {spark && (
        <span className={classes.spark}>
          <Sparkline values={spark} />
        </span>
      )}
    </>
  );
  return href ? (
    <HrefLink href={href} className={classes.card}>
      {content}
    </HrefLink>
  ) : (
    <div className={classes.card}>{content}</div>
  );
}
