/**
 * Small drawings of the toolkit's pages, on a sheet of 160 x 88: a letter for the kind of mark, then its numbers.
 * b box, f accent box, s soft box, g grey box, i card; t words, d faint words, w words on accent; c ring, C accent disc,
 * G grey disc; o done, y careful, x wrong; l line, L accent line; p accent path, n path.
 */
const COMPONENTS: Record<string, string> = {
  'component-accordion':
    'i 24 12 112 64 6;t 34 24 46;n M122 23l4 4 4-4;d 34 36 84;d 34 44 66;l 24 54 136 54;t 34 65 38;n M124 63l4 4-4 4',
  'component-notices': 'i 24 16 112 24 6;o 36 28 5;t 48 26 60;i 24 48 112 24 6;y 36 60 5;t 48 58 46',
  'component-avatars': 'G 50 44 16;C 72 44 16;G 94 44 16;i 104 32 24 24 12;t 110 42 12',
  'component-badges':
    's 28 24 40 16 5;d 36 30 24;g 74 24 34 16 5;d 82 30 18;f 28 48 30 16 8;w 36 54 14;g 66 48 48 16 5;t 74 54 32',
  'component-breadcrumbs': 'd 24 42 26;n M58 38l5 6-5 6;d 72 42 26;n M106 38l5 6-5 6;t 120 42 22',
  'component-buttons':
    'f 24 20 50 20 5;w 36 28 26;b 84 20 52 20 5;t 96 28 28;b 24 48 50 20 5;d 36 56 26;s 84 48 52 20 5;t 96 56 28',
  'component-button-groups': 'b 24 34 112 20 5;l 61 34 61 54;l 99 34 99 54;t 34 42 18;t 71 42 18;t 109 42 18',
  'component-collapse':
    'i 24 14 112 20 5;t 34 22 40;n M120 26l5-5 5 5;i 24 38 112 36 5;d 34 48 86;d 34 57 70;d 34 66 40',
  'component-dividers': 'd 24 22 112;l 24 44 64 44;t 70 42 20;l 96 44 136 44;d 24 64 80',
  'component-menus': 'b 28 10 34 16 5;t 36 16 18;i 28 30 84 48 6;s 32 34 76 14 4;t 40 39 40;d 40 54 50;d 40 66 32',
  'component-lists':
    'G 34 20 6;t 48 16 48;d 48 23 30;l 24 32 136 32;G 34 44 6;t 48 40 40;d 48 47 52;l 24 56 136 56;G 34 68 6;t 48 64 54;d 48 71 24',
  'component-dialogs': 'g 16 8 128 72 6;i 40 20 80 48 8;t 50 30 40;d 50 39 56;b 66 50 22 12 4;f 92 50 22 12 4',
  'component-drawers':
    'i 16 10 128 68 6;d 26 22 40;d 26 34 30;g 16 10 64 68 6;i 88 10 56 68 6;t 98 22 30;b 98 34 36 10 3;b 98 50 36 10 3;f 112 66 22 8 3',
  'component-tabs': 't 28 24 24;d 64 24 22;d 98 24 26;l 20 36 140 36;L 28 36 52 36;d 28 50 90;d 28 60 64',
  'component-segmented': 'g 28 32 104 24 6;i 31 35 32 18 5;t 38 42 18;d 73 42 16;d 107 42 16',
  'component-popovers': 'b 58 60 44 16 5;t 68 66 24;i 34 10 92 40 6;t 44 22 40;d 44 32 70;n M74 50l6 6 6-6',
  'component-tooltips': 'g 48 16 64 20 5;t 58 24 44;n M75 36l5 5 5-5;b 66 48 28 24 6;C 80 60 5',
  'component-progress':
    'g 24 24 112 6 3;f 24 24 72 6 3;g 24 42 112 6 3;f 24 42 40 6 3;g 24 60 112 6 3;o 128 63 5;f 24 60 96 6 3',
  'component-loading': 'G 36 28 9;g 54 22 60 5 2;g 54 31 36 5 2;G 36 58 9;g 54 52 48 5 2;g 54 61 64 5 2',
  'component-states': 'g 68 14 24 24 6;n M74 26h12M80 20v12;t 56 46 48;d 48 55 64;b 62 64 36 14 4',
  'component-timeline': 'l 36 14 36 74;C 36 20 5;t 50 18 54;G 36 44 5;t 50 42 40;d 50 50 60;G 36 68 5;t 50 66 48',
  'component-steps':
    'C 34 36 8;p M30 36l3 3 5-5;l 46 36 68 36;c 80 36 8;t 72 54 16;l 92 36 114 36;c 126 36 8;d 118 54 16;t 26 54 16',
  'component-figures':
    'i 16 22 60 44 6;d 24 31 24;f 24 42 26 8 2;d 24 56 36;i 84 22 60 44 6;d 92 31 28;p M92 58l10-8 10 4 10-12 12 4',
  'component-charts': 'l 20 72 140 72;l 20 50 140 50;l 20 28 140 28;p M24 62l24-14 24 8 24-24 24 6 16-14',
  'component-data-table':
    'i 20 10 120 68 6;g 20 10 120 14 5;t 28 15 24;t 84 15 20;l 20 42 140 42;l 20 60 140 60;t 28 31 38;d 84 31 30;t 28 49 30;d 84 49 38;t 28 67 44;d 84 67 24',
  'component-search': 'b 24 32 112 24 6;n M42 44a5 5 0 1 0-10 0a5 5 0 1 0 10 0M41 48l4 4;t 54 42 40;L 98 38 98 50',
  'component-people': 'b 24 24 112 22 6;s 30 29 44 12 6;C 37 35 5;t 46 33 22;i 24 50 112 26 6;G 36 63 6;t 48 61 46',
  'component-rich-text':
    'i 24 10 112 68 6;t 32 18 6;t 44 18 6;t 56 18 6;l 24 28 136 28;t 34 38 56;d 34 48 90;d 34 57 80;d 34 66 50',
  'component-uploads': 'b 32 12 96 44 8;p M80 42v-18M72 31l8-8 8 8;i 32 62 96 16 4;t 40 68 40;o 120 70 4',
  'component-page-header':
    'd 20 22 30;t 20 34 56;t 20 38 56;d 20 50 90;b 92 30 22 14 4;f 118 30 24 14 4;l 20 66 140 66',
};

const FORMS: Record<string, string> = {
  'form-elements':
    'b 24 12 112 16 4;t 32 18 36;b 24 36 50 16 4;n M62 42l4 4 4-4;f 84 38 24 12 6;i 97 39 10 10 5;f 24 62 12 12 3;t 42 66 34;c 92 68 6;t 104 66 28',
  'form-layout': 't 24 14 24;b 24 22 52 14 4;t 84 14 24;b 84 22 52 14 4;t 24 46 30;b 24 54 112 14 4;f 110 74 26 10 3',
  'form-wizard':
    'C 36 20 7;l 46 20 70 20;c 80 20 7;l 90 20 114 20;c 124 20 7;b 28 38 104 14 4;b 28 58 60 14 4;f 104 58 28 14 4',
  'form-validation': 't 28 14 30;b 28 22 104 16 4;o 124 30 4;t 28 50 24;b 28 58 104 16 4;x 124 66 4',
  'form-repeater':
    'b 24 14 60 14 4;b 90 14 30 14 4;n M128 17l8 8M136 17l-8 8;b 24 34 60 14 4;b 90 34 30 14 4;n M128 37l8 8M136 37l-8 8;s 24 58 44 16 4;p M34 62v8M30 66h8;t 44 64 18',
};

const CARDS: Record<string, string> = {
  'card-basic': 'i 44 8 72 72 6;s 44 8 72 30 6;t 52 46 40;d 52 55 54;f 52 65 24 9 3',
  'card-advance':
    'i 16 12 60 64 6;C 46 30 10;t 32 46 28;d 28 55 36;i 84 12 60 28 6;o 96 26 5;t 106 24 28;i 84 48 60 28 6;y 96 62 5;t 106 60 24',
  'card-statistics':
    'i 16 14 60 28 6;f 24 22 22 6 2;p M52 34l8-6 8 3;i 84 14 60 28 6;f 92 22 22 6 2;p M120 34l8-8 8 2;i 16 48 60 28 6;d 24 56 22;i 84 48 60 28 6;d 92 56 22',
  'card-analytics':
    'i 16 12 78 64 6;t 24 20 30;p M24 64l14-14 14 6 14-18 18 8;i 100 12 44 64 6;c 122 38 12;p M122 26a12 12 0 0 1 12 12;d 108 60 28',
  'card-action':
    'i 28 14 104 60 6;t 38 24 40;n M100 28l4-4 4 4;n M114 22l8 8M122 22l-8 8;l 28 38 132 38;d 38 48 80;d 38 58 56',
};

const TABLES: Record<string, string> = {
  'table-reactstrap':
    'i 20 14 120 60 6;l 20 30 140 30;l 20 46 140 46;l 20 60 140 60;t 28 20 30;t 96 20 24;d 28 37 40;d 96 37 30;d 28 52 30;d 96 52 24;d 28 66 36;d 96 66 34',
  'datatable-basic':
    'b 20 8 44 12 4;i 20 24 120 56 6;g 20 24 120 12 4;t 28 28 24;t 92 28 18;l 20 52 140 52;d 28 42 44;d 92 42 28;d 28 60 36;d 92 60 34;d 28 72 40',
  'datatable-advance':
    'b 20 8 44 12 4;s 70 8 30 12 4;s 104 8 30 12 4;i 20 24 120 56 6;f 26 30 8 8 2;t 42 32 40;s 92 30 28 8 3;f 26 46 8 8 2;t 42 48 32;s 92 46 36 8 3;b 26 62 8 8 2;t 42 64 44',
};

const CHARTS: Record<string, string> = {
  'chart-apex':
    'l 20 74 140 74;l 20 44 140 44;p M20 64l24-20 24 10 24-28 24 12 24-14;n M20 70l24-8 24 2 24-12 24 4 24-6',
  'chart-chartjs': 'l 20 74 140 74;f 30 40 14 34 2;s 48 52 14 22 2;f 74 26 14 48 2;s 92 44 14 30 2;f 116 34 14 40 2',
  'chart-recharts': 'c 80 44 28;p M80 16a28 28 0 0 1 26 38;C 80 44 12;d 20 40 20;d 124 40 20',
};

const EXTENSIONS: Record<string, string> = {
  'sweet-alert': 'i 40 12 80 64 8;y 80 28 8;t 60 44 40;d 54 53 52;f 62 61 36 10 4',
  toastr: 'i 56 12 88 22 6;o 68 23 5;t 80 21 44;i 56 40 88 22 6;x 68 51 5;t 80 49 36',
  slider: 'g 24 34 112 5 2;f 24 34 64 5 2;C 88 36 8;d 24 54 10;d 75 54 10;d 126 54 10',
  'drag-and-drop':
    'b 24 12 112 16 4;t 44 18 50;d 30 18 6;s 30 36 112 16 4;t 50 42 44;d 36 42 6;b 24 60 112 16 4;t 44 66 56;d 30 66 6',
  tour: 'g 24 20 40 24 6;i 70 28 68 40 6;t 78 38 36;d 78 47 48;f 112 56 20 8 3;C 64 44 4',
  clipboard: 'b 24 32 80 24 5;t 34 42 54;f 110 32 26 24 5;w 117 42 12',
  'react-player': 'g 28 10 104 58 6;C 80 38 14;g 28 74 104 4 2;f 28 74 44 4 2',
  'context-menu': 'n M30 14l10 24 4-10 10-4z;i 60 22 72 54 6;t 70 32 38;d 70 42 46;l 60 52 132 52;x 72 64 3;d 80 62 30',
  swiper: 'g 12 24 24 36 5;s 44 14 72 56 6;g 124 24 24 36 5;C 74 78 2;G 80 78 2;G 86 78 2',
  ratings:
    'p M44 34l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1zM80 34l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z;n M116 34l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z',
  i18n: 'i 20 16 56 40 8;t 32 28 32;d 32 38 22;s 84 32 56 40 8;t 96 44 32;d 106 54 22',
  pagination:
    'b 20 34 20 20 5;n M32 39l-4 5 4 5;f 46 34 20 20 5;w 53 42 6;b 72 34 20 20 5;t 79 42 6;b 98 34 20 20 5;t 105 42 6;b 124 34 20 20 5;n M132 39l4 5-4 5',
  import: 'i 30 12 52 64 6;t 40 24 30;d 40 34 24;d 40 44 30;p M132 44h-36M106 34l-10 10 10 10',
  export: 'i 30 12 52 64 6;t 40 24 30;d 40 34 24;d 40 44 30;p M94 44h36M120 34l10 10-10 10',
  'export-selected':
    'f 26 18 10 10 3;t 44 21 40;f 26 38 10 10 3;t 44 41 32;b 26 58 10 10 3;d 44 61 44;p M104 44h30M124 35l10 9-10 9',
};

const LAYOUTS: Record<string, string> = {
  'collapse-menu': 'i 20 10 120 68 6;g 20 10 16 68 5;d 24 20 8;d 24 30 8;g 44 18 88 10 3;s 44 34 88 36 4',
  'layout-boxed': 'g 16 10 128 68 6;i 42 10 76 68 2;g 50 18 60 8 3;s 50 32 60 38 4',
  'without-menu': 'i 20 10 120 68 6;g 28 18 104 10 3;s 28 34 104 36 4',
  'layout-empty': 'i 20 10 120 68 6;g 20 10 30 68 5;d 26 20 16;d 26 30 16;g 58 18 74 10 3',
  'layout-blank': 'i 20 10 120 68 6',
};

const DIALOGS: Record<string, string> = {
  'modal-examples':
    'g 16 8 128 72 6;i 32 18 64 44 8;t 42 28 30;d 42 37 42;i 62 32 64 44 8;t 72 42 34;d 72 51 44;f 98 62 22 8 3',
};

const FOUNDATIONS: Record<string, string> = {
  colors: 'f 24 20 22 48 4;s 50 20 22 48 4;g 76 20 22 48 4;o 116 32 10;y 116 58 10;x 138 45 8',
  icons:
    'n M32 22h16v16h-16z;p M80 20l9 18h-18z;n M128 30a9 9 0 1 0-18 0a9 9 0 1 0 18 0;p M40 52v16M32 60h16;n M70 60h20M83 53l7 7-7 7;p M112 60l5 6 10-12',
};

const MESSAGES: Record<string, string> = {
  'coming-soon': 's 56 12 48 28 5;t 52 48 56;b 40 60 54 14 4;f 98 60 22 14 4',
  maintenance: 's 56 12 48 28 5;t 50 48 60;d 44 58 72;f 64 66 32 12 4',
  'not-authorized': 's 56 12 48 28 5;x 80 26 8;t 50 48 60;f 64 62 32 12 4',
  error: 's 56 12 48 28 5;t 72 24 16;t 50 48 60;d 44 58 72;f 64 66 32 12 4',
};

const BASIC = 'g 16 8 128 72 6;i 52 14 56 60 6';
const COVER = 's 16 8 76 72 6;i 92 8 52 72 6';
/** The six ways in, each in a card and beside a picture: what stands in the form, 40 wide. */
const FORM: Record<string, string> = {
  login: 't 0 8 24;b 0 18 40 9 3;b 0 31 40 9 3;f 0 45 40 9 3',
  register: 't 0 4 24;b 0 12 40 8 3;b 0 23 40 8 3;b 0 34 40 8 3;f 0 46 40 8 3',
  'forgot-password': 't 0 10 28;d 0 18 38;b 0 28 40 9 3;f 0 42 40 9 3',
  'reset-password': 't 0 8 24;b 0 18 40 9 3;b 0 31 40 9 3;f 0 45 40 9 3;o 36 10 3',
  'verify-email': 'b 10 6 20 15 3;n M10 9l10 7 10-7;t 8 28 24;d 2 36 36;f 0 46 40 9 3',
  'two-steps': 't 8 10 24;b 0 22 6 12 2;b 8 22 6 12 2;b 17 22 6 12 2;b 26 22 6 12 2;b 34 22 6 12 2;f 0 44 40 9 3',
};

/** Groups of the overview in their order, each with its pages. */
export const DRAWN = {
  foundations: FOUNDATIONS,
  components: COMPONENTS,
  forms: FORMS,
  cards: CARDS,
  tables: TABLES,
  charts: CHARTS,
  extensions: EXTENSIONS,
  dialogs: DIALOGS,
  layouts: LAYOUTS,
  'sign-in': Object.fromEntries(
    Object.entries(FORM).flatMap(([name, form]) => [
      [`${name}-basic`, `${BASIC};@ 60 14;${form}`],
      [`${name}-cover`, `${COVER};@ 98 14;${form}`],
    ]),
  ),
  messages: MESSAGES,
} as const satisfies Record<string, Record<string, string>>;

export type GroupName = keyof typeof DRAWN;
export const GROUP_NAMES = Object.keys(DRAWN) as GroupName[];
