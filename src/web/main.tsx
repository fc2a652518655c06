import { mount } from './mount.tsx';

void mount();
