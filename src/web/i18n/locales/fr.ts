import { gather } from '../gather.ts';

export default gather(import.meta.glob('./fr/*.json', { eager: true, import: 'default' }));
