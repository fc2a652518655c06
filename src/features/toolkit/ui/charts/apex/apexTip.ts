import tips from '#web/kit/charts/charts.module.css';
import { type ChartModel, colorVar } from '#web/kit/charts/types.ts';

const made = (tag: string, className: string | undefined, text = '') => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
};

/** Our tooltip as the text ApexCharts wants; names are put in as words, so that none of them becomes a tag. */
export function apexTip(model: ChartModel, at: number, only?: number): string {
  const tip = made('div', tips.tipBody);
  tip.dir = 'auto';
  tip.append(made('p', tips.tipTitle, model.points[at]?.title));
  const rows = made('dl', tips.tipRows);
  for (const [place, { name, values, color, isPast, format = model.format }] of model.series.entries()) {
    if (only !== undefined && only !== place) continue;
    const swatch = made('span', tips.swatch);
    if (isPast) swatch.dataset.past = 'line';
    else swatch.style.background = colorVar(color);
    const value = values[at];
    rows.append(swatch, made('dt', tips.tipName, name));
    rows.append(made('dd', tips.tipValue, value === null || value === undefined ? '–' : format(value)));
  }
  tip.append(rows);
  return tip.outerHTML;
}
