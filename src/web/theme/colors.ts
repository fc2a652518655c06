import type { MantineColorsTuple } from '@mantine/core';

const tuple = (...shades: [string, string, string, string, string, string, string, string, string, string]) =>
  shades as MantineColorsTuple;

/** The accent of the moment: its shades come from the `data-accent` of the page, so changing it needs no new theme. */
const accent = tuple(
  'var(--lms-accent-0)',
  'var(--lms-accent-1)',
  'var(--lms-accent-2)',
  'var(--lms-accent-3)',
  'var(--lms-accent-4)',
  'var(--lms-accent-5)',
  'var(--lms-accent-6)',
  'var(--lms-accent-7)',
  'var(--lms-accent-8)',
  'var(--lms-accent-9)',
);

const ink = tuple(
  '#f3f6ff',
  '#e4ecff',
  '#c9d9ff',
  '#a1bcfe',
  '#769bfd',
  '#5078f3',
  '#3052d6',
  '#2542b9',
  '#1c3390',
  '#122363',
);
const pine = tuple(
  '#f2f8f7',
  '#e2efec',
  '#c5e0da',
  '#99c9c0',
  '#68b0a3',
  '#2f9687',
  '#007467',
  '#006156',
  '#004b42',
  '#00342d',
);
const ochre = tuple(
  '#faf6f1',
  '#f4eadf',
  '#e9d6bf',
  '#d8b890',
  '#c4965d',
  '#ae7622',
  '#885701',
  '#724800',
  '#593700',
  '#3f2500',
);
const brick = tuple(
  '#fdf4f1',
  '#fce7e0',
  '#f7cfc2',
  '#efab96',
  '#e18366',
  '#ce5b36',
  '#ac3300',
  '#912900',
  '#731e00',
  '#501400',
);
const plum = tuple(
  '#fbf4fa',
  '#f5e7f3',
  '#eccfe8',
  '#dcabd7',
  '#c984c3',
  '#b35ead',
  '#93398e',
  '#7d2b78',
  '#61215d',
  '#431740',
);
const graphite = tuple(
  '#f6f6f6',
  '#ececeb',
  '#d9d9d8',
  '#bebdbb',
  '#a1a09d',
  '#85837f',
  '#65635f',
  '#54524f',
  '#41403d',
  '#2c2b29',
);
const paper = tuple(
  '#fbfaf8',
  '#f6f5f2',
  '#efeeea',
  '#e7e5e0',
  '#d5d3cd',
  '#898782',
  '#686763',
  '#52514e',
  '#2f2e2b',
  '#1b1a18',
);
/** What Mantine's own styles take for dark surfaces, darkest last. */
const dark = tuple(
  '#ecedf0',
  '#b4b7bf',
  '#9094a0',
  '#727680',
  '#363941',
  '#26282e',
  '#1f2026',
  '#17181c',
  '#101114',
  '#0c0d10',
);

export const colors = { accent, ink, pine, ochre, brick, plum, graphite, paper, gray: paper, dark };
