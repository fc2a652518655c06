/** How a client may pay, and how a payment came in. */
export const PAYMENT_METHODS = ['Bank Account', 'Credit Card', 'Paypal', 'Cash', 'Cheque'] as const;
