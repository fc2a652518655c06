/** "Grace Mbeki" is "G. Mbeki" where there is little room; a single name stays as it is. */
export function shortName(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const first = names[0];
  return first && names.length > 1 ? `${[...first][0]}. ${names.at(-1)}` : fullName.trim();
}
