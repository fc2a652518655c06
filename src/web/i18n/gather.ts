/** `./de/shell.json` becomes the area `shell`. */
export function gather<File>(files: Record<string, unknown>): Record<string, File> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file as File]),
  );
}
