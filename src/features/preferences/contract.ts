import { z } from 'zod';
import { DENSITIES, TOAST_CORNERS } from './choices.ts';

export const SKINS = ['light', 'dark', 'bordered', 'semi-dark', 'system'] as const;
export const ACCENTS = ['ink', 'pine', 'ochre', 'brick', 'plum', 'graphite'] as const;
export const LANGUAGES = ['en', 'de', 'fr', 'pt', 'ar'] as const;

/** How the frame looks. */
const appearance = z.object({
  skin: z.enum(SKINS),
  menu: z.enum(['vertical', 'horizontal']),
  width: z.enum(['boxed', 'full']),
  navbar: z.enum(['floating', 'sticky', 'static', 'hidden']),
  footer: z.enum(['static', 'sticky', 'hidden']),
  collapsed: z.boolean(),
  /** `auto` follows the language. */
  direction: z.enum(['auto', 'ltr', 'rtl']),
  accent: z.enum(ACCENTS),
  toasts: z.enum(TOAST_CORNERS),
});
export type Appearance = z.infer<typeof appearance>;

export const tableLook = z.object({
  /** Columns the person hid, and the order of all of them when it was changed. */
  hidden: z.array(z.string().max(60)).max(60).default([]),
  order: z.array(z.string().max(60)).max(60).default([]),
  density: z.enum(DENSITIES).default('normal'),
  /** In pixels, of the columns the person made wider or narrower. */
  widths: z.record(z.string().max(60), z.number().int().min(40).max(1_200)).optional(),
});
export type TableLook = z.infer<typeof tableLook>;

const TOUR_ENDS = ['finished', 'skipped'] as const;
export type TourEnd = (typeof TOUR_ENDS)[number];

export const preferences = z.object({
  appearance: appearance.optional(),
  language: z.enum(LANGUAGES).optional(),
  tables: z.record(z.string().max(60), tableLook).optional(),
  /** How the tour for newcomers ended. Without it, it has not been seen yet. */
  tour: z.enum(TOUR_ENDS).optional(),
});
export type Preferences = z.infer<typeof preferences>;

/** Of the appearance, only what was chosen: the rest may have been changed on another device. */
export const preferencesChange = preferences.extend({ appearance: appearance.partial().optional() });
export type PreferencesChange = z.infer<typeof preferencesChange>;
