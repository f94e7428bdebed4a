/**
 * Firestore's emulator keeps what a browser listens to for ever, also once the client has ended its channel, and asks its
 * rules again at each write; it lets go of what it is told to stop listening to (docs/decisions/emulator-listeners.md). So
 * that is what it is told in place of the channel's end. Builds for Firestore have none of this.
 */

const CHANNEL = "/google.firestore.v1.Firestore/Listen/channel";

/** What the client sent over one channel of WebChannel, which numbers requests and the messages in them. */
class ListenChannel {
  #request = 0;
  #messages = 0;
  readonly #targets = new Set<number>();

  /** The request that stays open for the answers has no number. */
  noteRequest({ searchParams }: URL): void {
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

  /** The client's next request, as it were, with which it takes back all that it listens to; undefined for nothing. */
  takingBack(end: URL): { address: URL; form: URLSearchParams } | undefined {
    if (this.#targets.size === 0) return undefined;
    const address = new URL(end);
    address.searchParams.delete("TYPE");
    address.searchParams.set("RID", String(this.#request + 1));
    const database = address.searchParams.get("database");
    const form = new URLSearchParams({ count: String(this.#targets.size), ofs: String(this.#messages) });
    [...this.#targets].forEach((removeTarget, index) => {
      form.set(`req${index}___data__`, JSON.stringify({ database, removeTarget }));
    });
    return { address, form };
  }
}

/** From now on, what a channel of this page listened to ends with it: the client's, or the page itself. */
export function endListenersWithChannels(emulator: string): void {
  const origin = `http://${emulator}`;
  const isChannel = (address: string) => address.startsWith(`${origin}${CHANNEL}`);
  const channels = new Map<string, ListenChannel>();
  /** The channel that the client opened last: its first request has no session yet. */
  let opened = new ListenChannel();

  const channelOf = (address: URL): ListenChannel => {
    const session = address.searchParams.get("SID");
    if (session === null) {
      opened = new ListenChannel();
      return opened;
    }
    const known = channels.get(session) ?? opened;
    channels.set(session, known);
    return known;
  };

  const ask = window.fetch.bind(window);
  window.fetch = (asked, options) => {
    if (asked instanceof Request && isChannel(asked.url)) {
      const address = new URL(asked.url);
      const channel = channelOf(address);
      channel.noteRequest(address);
      // What is sent can be read from a copy alone; what cannot be read stays with the emulator.
      if (asked.method === "POST")
        asked
          .clone()
          .text()
          .then((body) => channel.noteMessages(new URLSearchParams(body)))
          .catch(() => undefined);
    }
    return ask(asked, options);
  };

  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (told, data) => {
    const end = new URL(told, location.href);
    const channel = isChannel(end.href) ? channels.get(end.searchParams.get("SID") ?? "") : undefined;
    const instead = channel?.takingBack(end);
    return instead === undefined ? send(told, data) : send(instead.address, instead.form);
  };
}
