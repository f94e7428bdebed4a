import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchEmulatedListeners } from "./emulatedListeners";

const EMULATOR = "127.0.0.1:8080";
const CHANNEL = `http://${EMULATOR}/google.firestore.v1.Firestore/Listen/channel`;
const DATABASE = "projects/demo/databases/(default)";

/** A message of Firestore's `Listen`. */
const adds = (targetId: number) => ({ database: DATABASE, addTarget: { targetId } });
const removes = (removeTarget: number) => ({ database: DATABASE, removeTarget });

describe("what a page listens to on the emulator", () => {
  const pageFetch = window.fetch;
  const sent = vi.fn(async (..._asked: Parameters<typeof fetch>) => new Response());
  let end: () => Promise<void>;

  beforeEach(() => {
    sent.mockClear();
    window.fetch = sent;
    end = watchEmulatedListeners(EMULATOR);
  });
  afterEach(() => {
    window.fetch = pageFetch;
  });

  /** Asks as the client does, whose requests carry messages from the `ofs`th on. */
  async function ask(search: Record<string, string>, messages: object[] = [], ofs = 0): Promise<void> {
    const parameters = new URLSearchParams({ VER: "8", database: DATABASE, ...search });
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(ofs) });
    messages.forEach((message, index) => {
      form.set(`req${index}___data__`, JSON.stringify(message));
    });
    const body = search.RID === "rpc" ? {} : { method: "POST", body: String(form) };
    await window.fetch(new Request(`${CHANNEL}?${parameters}`, body));
    // The copy of what was sent is read beside it.
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** What the emulator was told at the end, if anything. */
  function told() {
    const [address, options] = sent.mock.calls.at(-1) ?? [];
    if (!(address instanceof URL)) return undefined;
    const form = new URLSearchParams(String(options?.body));
    const messages = [...form].filter(([name]) => name.startsWith("req"));
    return {
      session: address.searchParams.get("SID"),
      request: address.searchParams.get("RID"),
      ofs: form.get("ofs"),
      removed: messages.map(([, text]) => JSON.parse(text).removeTarget),
      outlivesPage: options?.keepalive,
    };
  }

  it("ends as the client's next request would end it, in a request that outlives the page", async () => {
    await ask({ RID: "70" }, [adds(2), adds(4)]);
    await ask({ RID: "rpc", SID: "one" });
    await ask({ RID: "71", SID: "one" }, [adds(6), removes(4)], 2);
    await end();
    expect(told()).toEqual({ session: "one", request: "72", ofs: "4", removed: [2, 6], outlivesPage: true });
  });

  it("ends once", async () => {
    await ask({ RID: "70" }, [adds(2)]);
    await ask({ RID: "rpc", SID: "one" });
    await end();
    const requests = sent.mock.calls.length;
    await end();
    expect(sent).toHaveBeenCalledTimes(requests);
  });

  it("ends with its channel, when the client opens another", async () => {
    await ask({ RID: "70" }, [adds(2)]);
    await ask({ RID: "rpc", SID: "one" });
    await ask({ RID: "9" }, [adds(2)]);
    expect(sent.mock.calls.filter(([address]) => address instanceof URL)).toHaveLength(1);
    await ask({ RID: "rpc", SID: "two" });
    await end();
    expect(told()).toMatchObject({ session: "two", request: "10", removed: [2] });
  });

  it("is nothing to end before it is named, nor once all of it was taken back", async () => {
    await ask({ RID: "70" }, [adds(2)]);
    await end();
    expect(told()).toBeUndefined();
    await ask({ RID: "80" }, [adds(2)]);
    await ask({ RID: "81", SID: "one" }, [removes(2)], 1);
    await end();
    expect(told()).toBeUndefined();
  });

  it("ends quietly where the emulator is gone", async () => {
    await ask({ RID: "70" }, [adds(2)]);
    await ask({ RID: "rpc", SID: "one" });
    sent.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(end()).resolves.toBeUndefined();
  });

  it("leaves other requests as they are", async () => {
    await window.fetch("/api/x", { method: "POST", body: "{}" });
    expect(sent).toHaveBeenLastCalledWith("/api/x", { method: "POST", body: "{}" });
  });
});
