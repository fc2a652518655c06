/** What `public/licences.json` holds: written by scripts/list-licences.ts. */
export interface LicenceFile {
  /** The licence of the product itself. */
  own: string;
  packages: { name: string; version: string; licence: string; text: number | null }[];
  /** Many packages have the same words. */
  texts: string[];
}
