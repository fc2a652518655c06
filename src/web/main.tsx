import { mount } from './mount.tsx';

// Awaited: a page that was drawn beforehand hears of what did not come.
await mount();
