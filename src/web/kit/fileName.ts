/** The name the server gave the file: `attachment; filename="people.csv"`. */
export function fileNameIn(disposition: string | null): string | undefined {
  const coded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (coded) return decodeURIComponent(coded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
