/** 1.4 MB: how large a file is, for people. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${kilo.toFixed(kilo < 10 ? 1 : 0)} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}
