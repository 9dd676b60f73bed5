import { surroundings } from "./surroundings";

/** The compiled rules, started. */
export interface Door {
  /** Answers a question; hears each value that comes out, the final one last. */
  ask(question: string, hear: (json: string) => void): void;
}

/** Starts the compiled rules. Questions go in and answers come out character by character. */
export async function open(module: WebAssembly.Module): Promise<Door> {
  let question = "";
  let answer: number[] = [];
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
