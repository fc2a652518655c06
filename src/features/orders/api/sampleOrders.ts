import type { OrderPayment } from '#features/orders/contract.ts';

/** Where the school's people have things sent to. */
export const SAMPLE_ADDRESSES = [
  { street: '4 Orchard Lane', postcode: 'AB1 2CD', city: 'Alderbrook', country: 'United Kingdom' },
  { street: '18 rue des Écoles', postcode: '75005', city: 'Paris', country: 'France' },
  { street: '7 Quay Street', postcode: 'BS1 5AG', city: 'Bristol', country: 'United Kingdom' },
  { street: '91 High Street', postcode: 'OX1 4BJ', city: 'Oxford', country: 'United Kingdom' },
  { street: 'Lindenstraße 40', postcode: '10969', city: 'Berlin', country: 'Germany' },
  { street: 'Calle Mayor 8', postcode: '28013', city: 'Madrid', country: 'Spain' },
  { street: '12 Mill Lane', postcode: 'LS1 4AP', city: 'Leeds', country: 'United Kingdom' },
  { street: 'Mannerheimintie 5', postcode: '00100', city: 'Helsinki', country: 'Finland' },
  { street: 'Rua Augusta 120', postcode: '1100-053', city: 'Lisboa', country: 'Portugal' },
  { street: '23 Willow Close', postcode: 'AB1 4EF', city: 'Alderbrook', country: 'United Kingdom' },
] as const;

/** From the oldest to the newest: days ago, who, how it is paid, how far it came. Nobody is the demo's administrator but 0. */
export const SAMPLE_ORDERS: [daysAgo: number, who: number, payment: OrderPayment, way: string][] = [
  [88, 1, 'invoice', 'delivered'],
  [84, 0, 'invoice', 'delivered'],
  [79, 3, 'card', 'delivered'],
  [75, 6, 'card', 'delivered'],
  [71, 2, 'card', 'refunded'],
  [66, 4, 'invoice', 'delivered'],
  [61, 7, 'card', 'delivered'],
  [57, 5, 'card', 'cancelled'],
  [52, 1, 'card', 'delivered'],
  [46, 8, 'invoice', 'delivered-open'],
  [41, 2, 'card', 'delivered'],
  [37, 0, 'card', 'delivered'],
  [33, 3, 'card', 'delivered'],
  [28, 6, 'invoice', 'delivered-open'],
  [24, 4, 'invoice', 'cancelled'],
  [20, 5, 'card', 'delivered'],
  [16, 7, 'card', 'delivered'],
  [11, 1, 'invoice', 'delivered-open'],
  [8, 2, 'card', 'delivered'],
  [5, 8, 'card', 'paid-shipped'],
  [4, 3, 'invoice', 'shipped'],
  [3, 0, 'invoice', 'shipped'],
  [2.4, 6, 'card', 'paid-packed'],
  [2.1, 4, 'invoice', 'packed'],
  [1.3, 5, 'card', 'paid'],
  [1.1, 7, 'invoice', 'placed'],
  [0.4, 2, 'invoice', 'placed'],
  [0.15, 0, 'invoice', 'placed'],
];
