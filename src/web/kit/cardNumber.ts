/** The last digit of a card number follows from the others: mistyped ones are found before anything is sent. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Month and year, not over yet. */
export function isAhead(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(typed.trim()) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) return false;
  return new Date(2000 + Number(year), Number(month), 1) > now;
}
