import { gather } from '../gather.ts';

export default gather(import.meta.glob('./de/*.json', { eager: true, import: 'default' }));
