let found: string | undefined;

/** Where this device's clocks are. Asked for when it is needed: Intl takes long when it is asked for the first time. */
export function deviceZone(): string {
  found ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return found;
}
