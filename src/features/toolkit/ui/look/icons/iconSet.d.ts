/** Made by scripts/lib/iconSet.ts of the installed icon package. */
declare module 'virtual:icons/shapes' {
  const shapes: Record<string, string>;
  export default shapes;
}
declare module 'virtual:icons/iconWords' {
  const words: Record<string, string>;
  export default words;
}
declare module 'virtual:icons/used' {
  const used: string[];
  export default used;
}
