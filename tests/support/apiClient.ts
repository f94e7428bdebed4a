import { randomInt } from "node:crypto";
import { login } from "domain/api/auth";
import { type Call, type CallInput, type CallParts, callUrl } from "domain/api/call";
import { inject } from "vitest";
import { idTokenOf, type Person } from "./cast";

/** The host of the deployed product, as the server under test is configured. */
export const OWN_ORIGIN = "https://des-et-heros.test";

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or null when the answer has none. */
  body: { error?: string; code?: string; [key: string]: unknown } | null;
}

/** The status and code of a refusal: `[403, "forbidden"]`. */
export const refusal = ({ status, body }: Answer) => [status, body?.code];

let given = randomInt(65_536);

/** Each another one, so that rate limits count each client separately; from a random one on, for the next run. */
function someAddress(): string {
  given = (given + 1) % 65_536;
  return `203.0.${given >> 8}.${given & 255}`;
}

interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Another server than the one of all tests. */
  server?: string | undefined;
}

/** Sends a request to the functions framework, which runs the deployed bundle as production does. */
export async function sendRaw({
  method,
  path,
  headers = {},
  body,
  server = inject("apiServer"),
}: RawRequest): Promise<Answer & { text: string }> {
  const response = await fetch(server + path, { method, headers, body, redirect: "manual" });
  const text = await response.text();
  let parsed: Answer["body"] = null;
  try {
    parsed = JSON.parse(text);
  } catch {
    // The answer is not JSON: `body` stays null, `text` contains it.
  }
  return { status: response.status, headers: response.headers, body: parsed, text };
}

/** A browser: keeps the session cookie, sends its origin, and has its own address. */
export class Browser {
  readonly address: string;
  cookie: string | undefined;
  readonly #server: string | undefined;
  /** Hosting has many of its own: what goes through one of them is limited too. */
  readonly #proxy = someAddress();

  constructor(options: { address?: string; cookie?: string; server?: string } = {}) {
    this.address = options.address ?? someAddress();
    this.#server = options.server;
    this.cookie = options.cookie;
  }

  static async signedInAs(person: Person): Promise<Browser> {
    const browser = new Browser();
    const answer = await browser.call(login, { body: { idToken: await idTokenOf(person) } });
    if (answer.status !== 200) throw new Error(`${person.email}: ${answer.body?.error}`);
    return browser;
  }

  async call<C extends Call>(target: C, input: CallInput<C>): Promise<Answer> {
    const { params, query, body } = input as CallParts;
    const answer = await sendRaw({
      method: target.method,
      path: callUrl(target, { params, query }),
      headers: this.headers(),
      server: this.#server,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keepCookie(answer.headers);
    return answer;
  }

  /**
   * The headers that Hosting forwards of a same-origin request: the client's address comes before Hosting's
   * own.
   */
  headers(): Record<string, string> {
    return {
      "content-type": "application/json",
      origin: OWN_ORIGIN,
      "sec-fetch-dest": "empty",
      "x-forwarded-host": new URL(OWN_ORIGIN).host,
      "x-forwarded-for": `${this.address}, ${this.#proxy}`,
      ...(this.cookie && { cookie: `__session=${this.cookie}` }),
    };
  }

  #keepCookie(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const value = /^__session=([^;]*)/.exec(line)?.[1];
      if (value !== undefined) this.cookie = value || undefined;
    }
  }
}
