import { afterEach, describe, expect, it, vi } from "vitest";
import {
  closeShown,
  deviceName,
  PermissionRefused,
  pushSupport,
  subscribeHere,
  subscriptionHere,
  unsubscribeHere,
} from "./pushSubscription";
import { fakePush, inTabOfIPhone, PUBLIC_KEY, subscriptionOf, withoutPush } from "./testing/fakePush";

const readKey = async () => PUBLIC_KEY;

afterEach(() => vi.useRealTimers());

describe("a browser", () => {
  it("can ring before its member was asked", () => {
    expect(pushSupport()).toBe("supported");
  });

  it("may not where they have refused", () => {
    fakePush.permission = "denied";
    expect(pushSupport()).toBe("denied");
  });

  it("can on an iPhone once the app is on its home screen", () => {
    inTabOfIPhone();
    expect(pushSupport()).toBe("install-first");
  });

  it("cannot where a part of it is missing", () => {
    withoutPush();
    expect(pushSupport()).toBe("unsupported");
  });
});

describe("subscribing", () => {
  it("gives what the server needs", async () => {
    expect(await subscribeHere(readKey)).toEqual(subscriptionOf(1));
    expect(await subscriptionHere()).toEqual(subscriptionOf(1));
    expect(new Uint8Array(fakePush.key ?? new ArrayBuffer(0))).toEqual(
      Uint8Array.from(atob(`B${"/+".repeat(43)}`), (byte) => byte.charCodeAt(0)),
    );
  });

  it("asks the member before it asks for the key, while their press is fresh", async () => {
    fakePush.says = "denied";
    const asks = vi.fn(readKey);
    await expect(subscribeHere(asks)).rejects.toBeInstanceOf(PermissionRefused);
    expect(asks).not.toHaveBeenCalled();
    expect(fakePush.subscribed).toBeUndefined();
  });

  it("keeps a subscription of the same key, and ends one of another", async () => {
    await subscribeHere(readKey);
    expect(await subscribeHere(readKey)).toEqual(subscriptionOf(1));
    expect(await subscribeHere(async () => `B${"A".repeat(86)}`)).toEqual(subscriptionOf(2));
  });

  it("waits ten seconds for the worker", async () => {
    vi.useFakeTimers();
    fakePush.hasWorker = false;
    const subscribing = subscribeHere(readKey).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await subscribing).toBe("The service worker is not ready");
  });

  it("waits longer for one that loads what it keeps, until it is there or given up", async () => {
    vi.useFakeTimers();
    fakePush.hasWorker = false;
    const installing = Object.assign(new EventTarget(), { state: "installing" as ServiceWorkerState });
    fakePush.installing = installing;
    const first = subscribeHere(readKey);
    await vi.advanceTimersByTimeAsync(60_000);
    fakePush.activate();
    expect(await first).toEqual(subscriptionOf(1));
    const second = subscribeHere(readKey).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    installing.state = "redundant";
    installing.dispatchEvent(new Event("statechange"));
    expect(await second).toBe("The service worker is not ready");
  });
});

describe("a subscription", () => {
  it("ends", async () => {
    fakePush.subscribe();
    await unsubscribeHere();
    expect(await subscriptionHere()).toBeUndefined();
  });

  it("is none where there is no worker, or no pushes at all", async () => {
    fakePush.hasWorker = false;
    expect(await subscriptionHere()).toBeUndefined();
    withoutPush();
    expect(await subscriptionHere()).toBeUndefined();
    await expect(unsubscribeHere()).resolves.toBeUndefined();
  });
});

it("what is shown of some notifications is closed, and nothing else", async () => {
  const shown = [{ data: { id: "n1" } }, { data: { id: "n2" } }, {}].map((one) => ({
    ...one,
    closed: false,
  }));
  fakePush.shown = shown;
  await closeShown(["n1", "n3"]);
  expect(shown.map(({ closed }) => closed)).toEqual([true, false, false]);
  withoutPush();
  await expect(closeShown(["n1"])).resolves.toBeUndefined();
});

const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";
const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["Chrome sur Android", `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    "Samsung Internet sur Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Firefox sur Android", "Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  [
    "Safari sur iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    // From the home screen it names no browser.
    "Safari sur iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Mobile/15E148`,
  ],
  [
    "Safari sur iPad",
    `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${APPLE} Version/17.7 Mobile/15E148 Safari/604.1`,
  ],
  ["Safari sur Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`],
  [
    "Chrome sur Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
  ],
  ["Firefox sur Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  [
    "Edge sur Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    "Edge sur Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
  ],
  [
    "Opera sur Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  ],
  ["Firefox sur Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome sur ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36`],
  ["Cet appareil", "Mozilla/5.0 (PlayStation 5 10.40)"],
  ["Cet appareil", ""],
])("a device is named %s by %s", (name, userAgent) => {
  expect(deviceName(userAgent, false)).toBe(name);
});

it("an iPad that names itself a Mac is known by its touch", () => {
  expect(deviceName(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`, true)).toBe(
    "Safari sur iPad",
  );
});
