/** The five groups of the FAQ: their keys are fixed, their words can be changed. */
export const FAQ_GROUPS = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];

/** The icons that a category can have. */
export const HELP_ICONS = [
  'rocket',
  'lock',
  'users',
  'user-circle',
  'pencil',
  'list-check',
  'school',
  'chart-bar',
  'mail',
  'message-circle',
  'calendar',
  'layout-kanban',
  'checkbox',
  'file-invoice',
  'credit-card',
  'truck',
  'rotate',
  'package',
  'shopping-bag',
  'help-circle',
  'shield',
  'settings',
  'palette',
  'key',
  'book',
] as const;
export type HelpIcon = (typeof HELP_ICONS)[number];
