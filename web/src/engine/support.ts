/** A module with one type, a structure of the garbage collector: it is valid only where those are understood. */
const STRUCTURE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x7f, 0];

/** Whether this browser runs the compiled rules: WebAssembly with garbage collection, in workers. */
export function runsCompiledRules(): boolean {
  return (
    typeof Worker !== "undefined" &&
    typeof WebAssembly !== "undefined" &&
    WebAssembly.validate(new Uint8Array(STRUCTURE))
  );
}
