import { gather } from '../gather.ts';

export default gather(import.meta.glob('./pt/*.json', { eager: true, import: 'default' }));
