import type { Error as Fault } from "./schema";

/** What the server answered instead of what was asked for. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

/** The server can't be reached. */
export class Unreachable extends Error {}

/** Requests to the server; the language of what people read goes with each. */
export class Client {
  /** @param reach who wants to know whether the server answers; where there is none, it is not asked */
  constructor(
    readonly language: () => string,
    private readonly reach: { readonly reach: string; note(isThere: boolean): void },
  ) {}

  get<T>(path: string): Promise<T> {
    return this.json<T>(path, {});
  }

  post<T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> {
    return this.json<T>(path, { ...asJson(body), ...(signal && { signal }) });
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.json<T>(path, { ...asJson(body), method: "PUT" });
  }

  delete<T>(path: string): Promise<T> {
    return this.json<T>(path, { method: "DELETE" });
  }

  /** A body of plain text. */
  async postText<T>(path: string, text: string): Promise<T> {
    return this.json<T>(path, { method: "POST", body: text, headers: { "Content-Type": "text/plain" } });
  }

  async text(path: string): Promise<string> {
    return (await this.fetch(path, {})).text();
  }

  /** Lines of JSON, all at once. */
  async all<T>(path: string): Promise<T[]> {
    const lines = (await this.text(path)).split("\n").filter((line) => line.trim() !== "");
    return lines.map((line) => JSON.parse(line) as T);
  }

  /** Lines of JSON as they come. */
  async *lines<T>(path: string, body: unknown, signal?: AbortSignal): AsyncGenerator<T> {
    const response = await this.fetch(path, { ...asJson(body), ...(signal && { signal }) });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines.filter((text) => text.trim() !== "")) {
        yield JSON.parse(line) as T;
      }
    }
  }

  private async json<T>(path: string, request: RequestInit): Promise<T> {
    return (await this.fetch(path, request)).json() as Promise<T>;
  }

  private async fetch(path: string, request: RequestInit): Promise<Response> {
    const response = await this.answer(path, request);
    if (response.ok) {
      this.reach.note(true);
      return response;
    }
    const why = await fault(response);
    this.reach.note(why !== undefined);
    if (!why) {
      throw new Unreachable();
    }
    throw new Refusal(response.status, why);
  }

  private async answer(path: string, request: RequestInit): Promise<Response> {
    const headers = { "Accept-Language": this.language(), ...(request.headers as Record<string, string>) };
    if (this.reach.reach === "none") {
      throw new Unreachable();
    }
    try {
      return await fetch(`/api${path}`, { ...request, headers });
    } catch (e) {
      if (request.signal?.aborted) {
        throw e;
      }
      this.reach.note(false);
      throw new Unreachable();
    }
  }
}

function asJson(body: unknown): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

const BAD_GATEWAY = 502;

/** A proxy in between may answer with something that is not ours; nothing if it says that the server is away. */
async function fault(response: Response): Promise<Fault | undefined> {
  try {
    return (await response.json()) as Fault;
  } catch {
    return response.status >= BAD_GATEWAY
      ? undefined
      : { error: "busy", message: `${response.status} ${response.statusText}` };
  }
}
