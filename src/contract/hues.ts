/** The colours that people give to labels, tags and calendars. Each has a mark, a tint and a text in either skin. */
export const HUES = ['ink', 'ochre', 'pine', 'brick', 'sky', 'plum', 'graphite'] as const;
export type Hue = (typeof HUES)[number];
