import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endListenersWithChannels } from "./emulatedListeners";

const EMULATOR = "127.0.0.1:8080";
const CHANNEL = `http://${EMULATOR}/google.firestore.v1.Firestore/Listen/channel`;
const DATABASE = "projects/demo/databases/(default)";

/** A message of Firestore's `Listen`. */
const adds = (targetId: number) => ({ database: DATABASE, addTarget: { targetId } });
const removes = (removeTarget: number) => ({ database: DATABASE, removeTarget });

describe("what a channel of the emulator listens to", () => {
  const ofPage = { fetch: window.fetch, sendBeacon: navigator.sendBeacon };
  const asked = vi.fn(async () => new Response());
  const told = vi.fn((_address: string | URL, _data?: BodyInit | null) => true);

  beforeEach(() => {
    told.mockClear();
    window.fetch = asked;
    navigator.sendBeacon = told;
    endListenersWithChannels(EMULATOR);
  });
  afterEach(() => {
    window.fetch = ofPage.fetch;
    navigator.sendBeacon = ofPage.sendBeacon;
  });

  const addressOf = (search: Record<string, string>) =>
    `${CHANNEL}?${new URLSearchParams({ VER: "8", database: DATABASE, ...search })}`;

  /** Asks as the client does, whose requests carry messages from the `ofs`th on. */
  async function ask(search: Record<string, string>, messages: object[] = [], ofs = 0): Promise<void> {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(ofs) });
    messages.forEach((message, index) => {
      form.set(`req${index}___data__`, JSON.stringify(message));
    });
    const body = search.RID === "rpc" ? {} : { method: "POST", body: String(form) };
    await window.fetch(new Request(addressOf(search), body));
    // The copy of what was sent is read beside it.
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Ends a channel as the client does, and reads what the emulator is told. */
  function end(session: string) {
    navigator.sendBeacon(addressOf({ SID: session, RID: "1", TYPE: "terminate" }), "");
    const [address = "", data] = told.mock.calls.at(-1) ?? [];
    const { searchParams } = new URL(address);
    const form = data instanceof URLSearchParams ? data : new URLSearchParams();
    const messages = [...form].filter(([name]) => name.startsWith("req"));
    return {
      session: searchParams.get("SID"),
      request: searchParams.get("RID"),
      type: searchParams.get("TYPE"),
      ofs: form.get("ofs"),
      removed: messages.map(([, text]) => JSON.parse(text).removeTarget),
    };
  }

  it("is taken back in place of the channel's end, as the client's next request", async () => {
    await ask({ RID: "70" }, [adds(2), adds(4)]);
    await ask({ RID: "rpc", SID: "one" });
    await ask({ RID: "71", SID: "one" }, [adds(6), removes(4)], 2);
    expect(end("one")).toEqual({ session: "one", request: "72", type: null, ofs: "4", removed: [2, 6] });
  });

  it("is told apart from what another channel does", async () => {
    await ask({ RID: "70" }, [adds(2)]);
    await ask({ RID: "rpc", SID: "one" });
    await ask({ RID: "9" }, [adds(8)]);
    await ask({ RID: "rpc", SID: "two" });
    expect(end("one")).toMatchObject({ session: "one", request: "71", removed: [2] });
    expect(end("two")).toMatchObject({ session: "two", request: "10", removed: [8] });
  });

  it("is nothing once all of it was taken back", async () => {
    await ask({ RID: "70" }, [adds(2)]);
    await ask({ RID: "71", SID: "one" }, [removes(2)], 1);
    expect(end("one").type).toBe("terminate");
  });

  it("leaves other requests and beacons as they are", async () => {
    await window.fetch("/api/x", { method: "POST", body: "{}" });
    expect(asked).toHaveBeenLastCalledWith("/api/x", { method: "POST", body: "{}" });
    expect(end("unknown")).toMatchObject({ session: "unknown", request: "1", type: "terminate" });
    navigator.sendBeacon("/api/y", "{}");
    expect(told).toHaveBeenLastCalledWith("/api/y", "{}");
  });
});
