import { getModulesRoute } from "domain/api/publicRoutes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { request } from "./request";

/** What Firefox and Chrome say of a request that they gave up, and of one that could not be made. */
const NETWORK_ERRORS = ["NetworkError when attempting to fetch resource.", "Failed to fetch"];

const logged = vi.spyOn(console, "error");

/** A request that ends when the test says so; asks the modules. */
function underWay(options?: Parameters<typeof request>[2]) {
  let fail: (error: unknown) => void = () => {};
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve, reject) => {
        [answer, fail] = [resolve, reject];
      }),
  );
  const ended = request(getModulesRoute, {}, options).then(
    (body) => ({ body }),
    (error: unknown) => ({ error }),
  );
  return { ended, fail: (error: unknown) => fail(error), answer: (response: Response) => answer(response) };
}

beforeEach(() => {
  logged.mockReset().mockImplementation(() => {});
});

afterEach(() => vi.unstubAllGlobals());

describe("a failed request", () => {
  it.each(NETWORK_ERRORS)("is logged while the page stays: %s", async (message) => {
    const { ended, fail } = underWay();
    fail(new TypeError(message));
    expect(await ended).toEqual({ error: new TypeError(message) });
    expect(logged).toHaveBeenCalledOnce();
  });

  it.each(
    NETWORK_ERRORS.flatMap((message) =>
      ["beforeunload", "pagehide"].map((event) => [event, message] as const),
    ),
  )("is no failure once the page goes (%s): %s", async (event, message) => {
    const { ended, fail } = underWay();
    window.dispatchEvent(new Event(event));
    fail(new TypeError(message));
    expect(await ended).toHaveProperty("error");
    expect(logged).not.toHaveBeenCalled();
  });

  it("is logged again for the next request, where the page stayed after all", async () => {
    window.dispatchEvent(new Event("beforeunload"));
    const { ended, fail } = underWay();
    fail(new TypeError("Failed to fetch"));
    await ended;
    expect(logged).toHaveBeenCalledOnce();
  });

  it("is not logged when it was stopped: by its screen, by the browser, or as its caller wishes", async () => {
    const screen = new AbortController();
    const byScreen = underWay({ signal: screen.signal });
    screen.abort();
    byScreen.fail(screen.signal.reason);
    await byScreen.ended;
    const byBrowser = underWay();
    byBrowser.fail(new DOMException("The operation was aborted.", "AbortError"));
    await byBrowser.ended;
    const silent = underWay({ silent: true });
    silent.fail(new TypeError("Failed to fetch"));
    await silent.ended;
    expect(logged).not.toHaveBeenCalled();
  });

  it("is logged when the server took too long, and when it refused", async () => {
    const slow = underWay();
    slow.fail(new DOMException("signal timed out", "TimeoutError"));
    await slow.ended;
    const refused = underWay();
    refused.answer(Response.json({ error: "Non.", code: "forbidden" }, { status: 403 }));
    expect(await refused.ended).toMatchObject({ error: { status: 403, message: "Non." } });
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it("leaves no listener behind, which would keep the page out of the back-forward cache", async () => {
    const listening = new Set<string>();
    const add = vi.spyOn(window, "addEventListener").mockImplementation((type) => void listening.add(type));
    const remove = vi
      .spyOn(window, "removeEventListener")
      .mockImplementation((type) => void listening.delete(type));
    const { ended, answer } = underWay();
    expect([...listening]).toEqual(["beforeunload", "pagehide"]);
    answer(Response.json({ modules: [] }));
    expect(await ended).toEqual({ body: { modules: [] } });
    expect([...listening]).toEqual([]);
    add.mockRestore();
    remove.mockRestore();
  });
});

describe("a request", () => {
  const sentTo = async (backend: string) => {
    vi.resetModules();
    vi.stubEnv("VITE_HOST_BACKEND", backend);
    const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ modules: [] }));
    vi.stubGlobal("fetch", sent);
    const { request: built } = await import("./request");
    await built(getModulesRoute);
    vi.unstubAllEnvs();
    const [url, init] = sent.mock.calls[0] ?? [];
    return [url, init?.credentials];
  };

  it("goes to the page's own origin, with its session", async () => {
    expect(await sentTo("")).toEqual(["/api/modules", "same-origin"]);
  });

  it("goes to the API's own host where there is one, with the session too", async () => {
    expect(await sentTo("https://api.example/")).toEqual(["https://api.example/api/modules", "include"]);
  });
});
