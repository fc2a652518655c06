/** What a provider has to know to take the money for an order. */
export interface PayableOrder {
  id: number;
  currency: string;
  totalCents: number;
  buyerEmail: string;
  /** Changes with each try, so that a provider does not answer with a page that has run out. */
  attempt: string;
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

/** What a provider tells us, once it is sure that the provider said it. */
export type PaymentMessage =
  | { id: string; kind: 'paid'; reference: string; intent: string | null; amountCents: number; currency: string }
  | { id: string; kind: 'expired'; reference: string }
  | { id: string; kind: 'other' };

/** Somebody who takes cards. A home without one sells by invoice alone. */
export interface PaymentProvider {
  name: 'card';
  start(order: PayableOrder): Promise<StartedPayment>;
  /** Reads a message; undefined when it is not theirs, or too old to be believed. */
  hear(body: string, signature: string, now: Date): Promise<PaymentMessage | undefined>;
  /** Gives everything back that was paid for an order. Asked again, it is given back once. */
  refund(payment: { orderId: number; intent: string; amountCents: number }): Promise<void>;
}
