import type { DeviceKind } from '#features/dashboards/contract.ts';

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const firstOf = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome on macOS": what a person recognises a device by, and nothing more precise is kept. */
export function deviceOf(userAgent = ''): string {
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (!browser) return 'An app or script';
  return system ? `${browser} on ${system}` : browser;
}

/** What is on the desk, in the hand or on the lap; an iPad that calls itself a Mac counts as one. */
export function deviceKindOf(userAgent = ''): DeviceKind {
  if (!firstOf(BROWSERS, userAgent)) return 'other';
  if (/iPad|Tablet|Silk|PlayBook/.test(userAgent)) return 'tablet';
  // Android phones say "Mobile"; Android tablets do not.
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'mobile' : 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'mobile';
  return 'desktop';
}
