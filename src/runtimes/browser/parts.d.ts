/** Made by scripts/build-demo.ts. */
declare module 'virtual:demo-parts' {
  export const parts: import('./messages.ts').Parts;
  export const builtAt: string;
}
