/** Hands a file to the browser, which puts it where downloads go. */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
