/**
 * Firestore's emulator keeps what a browser listens to for ever, also once the client has said that it ends, and asks
 * its rules again at each write; it lets go of what it is told to stop listening to (docs/decisions/emulator-listeners.md).
 * The client, when it ends, does not say that, so this says it in its place. Builds for Firestore have none of it.
 */

const CHANNEL = "/google.firestore.v1.Firestore/Listen/channel";

/** What the client sent over one channel of WebChannel, which numbers requests and the messages in them. */
class ListenChannel {
  readonly #database: string;
  #session: string | undefined;
  #request = 0;
  #messages = 0;
  readonly #targets = new Set<number>();

  constructor(database: string) {
    this.#database = database;
  }

  /** The first request of a channel has no session yet; the one that stays open for the answers has no number. */
  noteRequest({ searchParams }: URL): void {
    this.#session ??= searchParams.get("SID") ?? undefined;
    const number = Number(searchParams.get("RID"));
    if (number > 0) this.#request = number;
  }

  noteMessages(form: URLSearchParams): void {
    const count = Number(form.get("count"));
    this.#messages = Number(form.get("ofs")) + count;
    for (let index = 0; index < count; index += 1) {
      const { addTarget, removeTarget } = JSON.parse(form.get(`req${index}___data__`) ?? "{}");
      if (addTarget !== undefined) this.#targets.add(addTarget.targetId);
      if (removeTarget !== undefined) this.#targets.delete(removeTarget);
    }
  }

  /** Takes back all that is listened to, also from a page that goes; resolves once the emulator has heard it. */
  async end(origin: string): Promise<void> {
    if (this.#session === undefined || this.#targets.size === 0) return;
    const address = new URL(CHANNEL, origin);
    address.search = String(
      new URLSearchParams({
        VER: "8",
        database: this.#database,
        SID: this.#session,
        RID: String(this.#request + 1),
      }),
    );
    const form = new URLSearchParams({ count: String(this.#targets.size), ofs: String(this.#messages) });
    [...this.#targets].forEach((removeTarget, index) => {
      form.set(`req${index}___data__`, JSON.stringify({ database: this.#database, removeTarget }));
    });
    await fetch(address, { method: "POST", body: form, keepalive: true, mode: "no-cors" });
  }
}

/** @returns what ends this page's listeners, and resolves once the emulator has heard it or is not there */
export function watchEmulatedListeners(emulator: string): () => Promise<void> {
  const origin = `http://${emulator}`;
  let channel: ListenChannel | undefined;
  const end = async () => {
    const ending = channel;
    channel = undefined;
    await ending?.end(origin).catch(() => undefined);
  };
  const send = window.fetch.bind(window);
  window.fetch = (asked, options) => {
    if (asked instanceof Request && asked.url.startsWith(`${origin}${CHANNEL}`)) {
      const address = new URL(asked.url);
      if (!address.searchParams.has("SID")) {
        end();
        channel = new ListenChannel(address.searchParams.get("database") ?? "");
      }
      const noting = channel;
      noting?.noteRequest(address);
      // What is sent can be read from a copy alone; what cannot be read stays with the emulator.
      if (asked.method === "POST")
        asked
          .clone()
          .text()
          .then((body) => noting?.noteMessages(new URLSearchParams(body)))
          .catch(() => undefined);
    }
    return send(asked, options);
  };
  return end;
}
