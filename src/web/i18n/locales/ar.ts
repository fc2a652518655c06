import { gather } from '../gather.ts';

export default gather(import.meta.glob('./ar/*.json', { eager: true, import: 'default' }));
