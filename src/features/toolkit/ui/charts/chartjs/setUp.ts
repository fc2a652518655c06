import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
} from 'chart.js';
import type { Palette } from '#web/kit/charts/palette.ts';

// Only what is drawn somewhere: the rest of the library is left out of the page.
Chart.register(BarController, DoughnutController, LineController, RadarController, ScatterController);
Chart.register(ArcElement, BarElement, LineElement, PointElement);
Chart.register(CategoryScale, LinearScale, RadialLinearScale, Filler, Tooltip);

/** What all charts have in common: straight lines, level grid, quiet axes, tooltips as ours. */
export function setLook({ surface, raised, grid, lineStrong, text, text2, text3, font }: Palette, isRtl: boolean) {
  const { defaults } = Chart;
  defaults.set({ color: text3, borderColor: grid, maintainAspectRatio: false, locale: 'en' });
  defaults.set('font', { family: font, size: 12, weight: 500 });
  defaults.set('scale', { border: { display: false }, ticks: { color: text3, maxRotation: 0, padding: 6 } });
  defaults.set('scales.category', { grid: { display: false }, ticks: { autoSkipPadding: 24 } });
  defaults.set('scales.linear', {
    beginAtZero: true,
    grid: { color: grid, drawTicks: false },
    ticks: { maxTicksLimit: 5 },
  });
  defaults.set('elements.line', { borderWidth: 2, tension: 0 });
  defaults.set('elements.point', { radius: 0, hitRadius: 12, hoverRadius: 4, borderColor: surface, borderWidth: 2 });
  defaults.set('elements.bar', { borderRadius: 2 });
  defaults.set('elements.arc', { borderColor: surface, borderWidth: 2 });
  defaults.set('datasets.bar', { maxBarThickness: 24 });
  defaults.set('interaction', { mode: 'index', intersect: false });
  defaults.set('plugins.tooltip', {
    ...{ backgroundColor: raised, borderColor: lineStrong, borderWidth: 1, cornerRadius: 8, padding: 10 },
    ...{ titleColor: text, bodyColor: text2, titleFont: { weight: 600 }, bodyFont: { weight: 500 } },
    ...{ boxWidth: 8, boxHeight: 8, boxPadding: 6, caretSize: 0, caretPadding: 10 },
    ...{ rtl: isRtl, textDirection: isRtl ? 'rtl' : 'ltr' },
  });
}
