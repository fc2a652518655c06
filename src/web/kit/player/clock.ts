import { formatNumber } from '../format.ts';

/** 1:05 */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${formatNumber(Math.floor(whole / 60))}:${formatNumber(whole % 60, { minimumIntegerDigits: 2 })}`;
}
