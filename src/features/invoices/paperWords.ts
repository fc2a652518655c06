import type { Invoice } from './contract.ts';

/** What the pages say in English, for an invoice on paper. */
export const METHODS: Record<Invoice['paymentMethod'], string> = {
  'Bank Account': 'Bank transfer',
  'Credit Card': 'Credit card',
  Paypal: 'PayPal',
  Cash: 'Cash',
  Cheque: 'Cheque',
};

export const SERVICE_NAMES: Record<Invoice['service'], string> = {
  'Software Development': 'Software development',
  'UI/UX Design & Development': 'UI/UX design & development',
  'Unlimited Extended License': 'Unlimited extended licence',
  'Template Customization': 'Template customization',
};
