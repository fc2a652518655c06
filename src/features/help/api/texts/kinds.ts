import type { Hue } from '#contract/hues.ts';
import type { FaqGroup, HelpIcon } from '#features/help/choices.ts';

/** A question and its answer in HTML. */
export type Entry = [question: string, content: string];

export interface Card {
  category: string;
  title: string;
  desc: string;
  categories: { title: string; icon: HelpIcon; iconColor: Hue; questions: Entry[] }[];
}

interface Head {
  key: FaqGroup;
  title: string;
  subtitle: string;
  icon: HelpIcon;
  iconColor: Hue;
}

/** The five groups of the FAQ. */
export const FAQ_HEADS: Head[] = [
  {
    ...{ key: 'payment', title: 'Payment', icon: 'credit-card', iconColor: 'ink' },
    subtitle: 'How to pay, and what an invoice says',
  },
  {
    ...{ key: 'delivery', title: 'Delivery', icon: 'truck', iconColor: 'pine' },
    subtitle: 'When books, kits and licences arrive',
  },
  {
    ...{ key: 'cancellationReturn', title: 'Cancellation and return', icon: 'rotate', iconColor: 'brick' },
    subtitle: 'Changing your mind, and getting your money back',
  },
  {
    ...{ key: 'myOrders', title: 'My orders', icon: 'package', iconColor: 'ochre' },
    subtitle: 'Finding, following and changing an order',
  },
  {
    ...{ key: 'productServices', title: 'Products and services', icon: 'shopping-bag', iconColor: 'plum' },
    subtitle: 'What we sell, and whom it is for',
  },
];
