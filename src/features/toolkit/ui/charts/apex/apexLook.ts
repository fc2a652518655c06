import type { ApexOptions } from 'apexcharts';
import type { Palette } from '#web/kit/charts/palette.ts';

/** What all charts have in common: straight lines, level grid, quiet axes; the legend stands in our own head. */
export function apexLook(
  { skin, series, surface, grid, lineStrong, text3, font }: Palette,
  height: number,
  isMoving: boolean,
) {
  const style = { colors: text3, fontSize: '12px', fontWeight: 500, fontFamily: font };
  const options: ApexOptions = {
    chart: {
      ...{ height, fontFamily: font, foreColor: text3, background: 'transparent' },
      ...{ toolbar: { show: false }, zoom: { enabled: false }, selection: { enabled: false } },
      animations: { enabled: isMoving, speed: 240, animateGradually: { enabled: false } },
      parentHeightOffset: 0,
      redrawOnParentResize: true,
    },
    theme: { mode: skin === 'dark' ? 'dark' : 'light' },
    colors: series,
    stroke: { curve: 'straight', width: 2 },
    fill: { opacity: 1 },
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: {
      ...{ borderColor: grid, strokeDashArray: 0, padding: { top: -12, bottom: 0, left: 8, right: 8 } },
      ...{ xaxis: { lines: { show: false } }, yaxis: { lines: { show: true } } },
    },
    xaxis: {
      labels: { style, rotate: 0, hideOverlappingLabels: true },
      ...{ axisBorder: { show: false }, axisTicks: { show: false }, tooltip: { enabled: false } },
      crosshairs: { stroke: { color: lineStrong, width: 1, dashArray: 0 } },
    },
    yaxis: { labels: { style }, tickAmount: 4, min: 0, forceNiceScale: true },
    markers: { size: 0, strokeColors: surface, strokeWidth: 2, hover: { size: 4 } },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    plotOptions: { bar: { borderRadius: 2, borderRadiusApplication: 'end' } },
    tooltip: { shared: true, intersect: false },
  };
  return options;
}
