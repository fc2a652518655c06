import { gather } from '../gather.ts';
import type { Words } from '../words.ts';

export default gather<Words[string]>(import.meta.glob('./de/*.json', { eager: true, import: 'default' }));

export const later = gather<() => Promise<Words[string]>>(
  import.meta.glob('./de/onDemand/*.json', { import: 'default' }),
);
