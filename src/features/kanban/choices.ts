/** The colours of labels and boards: those of the kit's pills. */
export const COLOURS = ['neutral', 'accent', 'success', 'info', 'warning', 'danger'] as const;
export type Colour = (typeof COLOURS)[number];

/** The sign before a board's title. */
export const BOARD_GLYPHS = ['circle', 'half', 'most', 'check', 'pause', 'flag'] as const;
export type BoardGlyph = (typeof BOARD_GLYPHS)[number];

export const TITLE_LETTERS = 200;
export const COMMENT_LETTERS = 5_000;

/** What a save of a card can write, each on its own: saving over somebody else's newer text is refused. */
export const CARD_FIELDS = ['title', 'description', 'dueDate', 'cover'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Everything a card's history tells. Language keys hang on these; `detail` fills their gaps. */
export const CARD_DEEDS = [
  'made',
  'moved',
  'renamed',
  'described',
  'due-set',
  'due-removed',
  'cover-set',
  'cover-removed',
  'label-added',
  'label-removed',
  'person-added',
  'person-removed',
  'file-added',
  'file-removed',
  'commented',
  'comment-changed',
  'comment-removed',
  'item-added',
  'item-ticked',
  'item-unticked',
  'item-renamed',
  'item-removed',
  'deleted',
  'restored',
] as const;
export type CardDeed = (typeof CARD_DEEDS)[number];
