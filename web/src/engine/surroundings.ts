/** The size that TeaVM asks for in the file itself. */
interface Requirements {
  readonly min: number;
  readonly dataSize: number;
}

const LARGEST_MEMORY = 2 ** 31 - 1;
const PAGE = 2 ** 16;

/** Scraps of JavaScript in TeaVM's class library, by their text: making functions out of text is forbidden here. */
const SCRAPS: Record<string, (value: unknown) => unknown> = {
  "return typeof obj=='undefined';": (value) => typeof value === "undefined",
  "return object.toString();": (value) => String(value),
  "return str;": (value) => value,
  // A worker has one thread, and all the memory that search may take.
  "return navigator.hardwareConcurrency;": () => 1,
};

function scrap(body: string): (value: unknown) => unknown {
  const found = SCRAPS[body];
  if (!found) {
    throw new Error(`unknown JavaScript: ${body}`);
  }
  return found;
}

type Imports = Record<string, Record<string, WebAssembly.ImportValue>>;

/**
 * What code compiled by TeaVM imports, as far as ours needs it: memory, mathematics, the time, strings. TeaVM brings a
 * script for that, which our content security policy forbids.
 */
export function surroundings(module: WebAssembly.Module): Imports {
  return withAbsent(module, {
    ...memory(module),
    teavmMath: Math as unknown as Record<string, WebAssembly.ImportValue>,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    "wasm:js-string": strings(),
    teavmJso: objects(),
  });
}

/** TeaVM also imports what it never calls for us. */
function withAbsent(module: WebAssembly.Module, imports: Imports): Imports {
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind === "function" && imports[from] && !(name in imports[from])) {
      imports[from][name] = () => {
        throw new Error(`${from}.${name} is not here`);
      };
    }
  }
  return imports;
}

function memory(module: WebAssembly.Module): Imports {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const { min, dataSize } = JSON.parse(new TextDecoder().decode(section)) as Requirements;
  const number = (value: number) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
  return {
    env: { memory: new WebAssembly.Memory({ initial: Math.max(1, min), maximum: LARGEST_MEMORY / PAGE + 1 }) },
    teavmMemory: {
      notifyHeapResized: () => {},
      heapOffset: number((dataSize + 7) & ~7),
      maxSize: number(LARGEST_MEMORY),
    },
  };
}

function strings(): Record<string, WebAssembly.ImportValue> {
  const never = () => {
    throw new Error("no strings as arrays");
  };
  return {
    fromCharCode: (code: number) => String.fromCharCode(code),
    fromCharCodeArray: never,
    intoCharCodeArray: never,
    concat: (first: string, second: string) => first + second,
    charCodeAt: (text: string, index: number) => text.charCodeAt(index),
    length: (text: string) => text.length,
    substring: (text: string, from: number, to: number) => text.substring(from, to),
  };
}

/** The few objects of JavaScript that TeaVM's class library uses: the clock of the page. */
function objects(): Record<string, WebAssembly.ImportValue> {
  const same = (value: unknown) => value;
  return {
    stringBuiltinsSupported: () => 0,
    global: (name: string) => (globalThis as Record<string, unknown>)[name],
    getProperty: (object: Record<string, unknown>, name: string) => object[name],
    callMethod0: (object: Record<string, () => unknown>, name: string) => object[name]!(),
    callFunction0: (call: () => unknown) => call(),
    callFunction1: (call: (value: unknown) => unknown, value: unknown) => call(value),
    createFunction0: scrap,
    createFunction1: (_: string, body: string) => scrap(body),
    isUndefined: (value: unknown) => Number(value === undefined),
    unwrapBoolean: Number,
    unwrapInt: same,
    unwrapDouble: same,
    wrapInt: same,
    sameRef: (one: unknown, other: unknown) => Number(one === other),
    // Classes that JavaScript could make objects of; ours makes none.
    createClass: () => () => {},
    defineFunction: same,
    defineStaticMethod: () => {},
  } as Record<string, WebAssembly.ImportValue>;
}
