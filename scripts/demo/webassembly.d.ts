/** Node has it; its types name only the shapes. */
declare namespace WebAssembly {
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => Module;
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}
