/** What a provider has to know to take the money for an order. */
export interface PayableOrder {
  id: number;
  currency: string;
  totalCents: number;
  buyerEmail: string;
  /** Asked again with the same number, all else has to be the same, and the answer is the page of the first time. */
  attempt: number;
  /** After this moment nobody should be able to pay any more. */
  payUntil: Date;
  /** Where the buyer comes back to, having paid or having given up. */
  paidUrl: string;
  backUrl: string;
}

interface StartedPayment {
  /** What the provider calls it: its messages name it. */
  reference: string;
  /** Where the buyer pays. */
  redirectUrl: string;
}

/** The provider answered, and it was a no. Asked the very same again, they would say the same again. */
export class PaymentRefused extends Error {
  readonly code: string | undefined;
  constructor(status: number, code: string | undefined) {
    super(`the payment provider answered ${status}`);
    this.code = code;
  }
}

/** What a provider tells us, once it is sure that the provider said it. */
export type PaymentMessage =
  | { id: string; kind: 'paid'; reference: string; intent: string | null; amountCents: number; currency: string }
  | { id: string; kind: 'expired'; reference: string }
  | { id: string; kind: 'other' };

/** Somebody who takes cards. A home without one sells by invoice alone. */
export interface PaymentProvider {
  name: 'card';
  /** Fails with `PaymentRefused`, or otherwise when it is not known what became of it. */
  start(order: PayableOrder): Promise<StartedPayment>;
  /** Reads a message; undefined when it is not theirs, or too old to be believed. */
  hear(body: string, signature: string, now: Date): Promise<PaymentMessage | undefined>;
  /** Gives all of a payment back. Asked again with the same key, it is given back once. */
  refund(payment: { key: string; intent: string; amountCents: number }): Promise<void>;
}
