import { surroundings } from "./surroundings";

/** The compiled rules, started. */
export interface Door {
  /** Answers a question; hears each value that comes out, the final one last. */
  ask(question: string, hear: (json: string) => void): void;
}

/** A net by its name, such as `estate/side-5.net`; nothing if there is none, or it can't be fetched now. */
export type NetSource = (name: string) => Uint8Array | undefined;

/** Starts the compiled rules. Questions go in and answers come out character by character. */
export async function open(module: WebAssembly.Module, nets: NetSource): Promise<Door> {
  let question = "";
  let answer: number[] = [];
  let net: Uint8Array = new Uint8Array();
  let listener: (json: string) => void = () => {};
  const door = {
    length: () => question.length,
    charAt: (index: number) => question.charCodeAt(index),
    put: (character: number) => void answer.push(character),
    end: () => {
      const json = textOf(answer);
      answer = [];
      listener(json);
    },
    openNet: () => {
      net = nets(textOf(answer)) ?? new Uint8Array();
      answer = [];
      return net.length;
    },
    byteOfNet: (index: number) => net[index],
  };
  const { exports } = await WebAssembly.instantiate(module, { ...surroundings(module), door });
  const ask = exports.ask as () => void;
  return {
    ask(asked, hear) {
      question = asked;
      answer = [];
      listener = hear;
      ask();
    },
  };
}

/** As many characters as may safely be the arguments of one call. */
const PIECE = 8192;

function textOf(characters: readonly number[]): string {
  let text = "";
  for (let from = 0; from < characters.length; from += PIECE) {
    text += String.fromCharCode(...characters.slice(from, from + PIECE));
  }
  return text;
}
