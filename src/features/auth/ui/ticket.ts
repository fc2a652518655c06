const KEY = 'lms-two-steps';

/** Between the password and the code: for this tab only, gone with it. */
interface Ticket {
  ticket: string;
  returnTo?: string | undefined;
}

export function keepTicket(ticket: Ticket) {
  sessionStorage.setItem(KEY, JSON.stringify(ticket));
}

export function readTicket(): Ticket | null {
  const text = sessionStorage.getItem(KEY);
  return text ? (JSON.parse(text) as Ticket) : null;
}

export function dropTicket() {
  sessionStorage.removeItem(KEY);
}
