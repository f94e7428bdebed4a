import type { PushSubscription as Subscription } from "domain/documents/pushDevice";

/** Whether this browser can ring while the app is closed: at once, once it is on the home screen, not at all, or forbidden. */
export type PushSupport = "supported" | "install-first" | "unsupported" | "denied";

export function pushSupport(): PushSupport {
  const hasPush = "PushManager" in window;
  // iPhones and iPads have none of it but for what is on their home screen.
  if (!hasPush && "standalone" in navigator && !navigator.standalone) return "install-first";
  if (!hasPush || !("serviceWorker" in navigator) || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "supported";
}

/** The member, or the browser in their name, has not allowed notifications. */
export class PermissionRefused extends Error {
  override name = "PermissionRefused";
}

const registered = async () => navigator.serviceWorker?.getRegistration();

/** It is registered after the first screen (app/update); in development there is none. */
const MAX_WAIT_MS = 10_000;

/** Ends once a worker is given up: it could not load all that it keeps. */
const givenUp = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener("statechange", () => worker.state === "redundant" && resolve());
  });

/** One that is being installed loads the whole app first, which takes a slow network longer. */
async function workerInTime(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  const tooLate = waited.then(async (): Promise<never> => {
    const installing = (await registered())?.installing;
    if (installing) await givenUp(installing);
    throw new Error("The service worker is not ready");
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));

const isKey = (stored: ArrayBuffer | null, key: Uint8Array): boolean => {
  const bytes = new Uint8Array(stored ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
};

const describe = (subscription: PushSubscription): Subscription => {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("The browser's subscription is incomplete");
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
};

/**
 * Subscribes this browser with the server's key. It asks the member first: browsers let a page ask only as long as a press
 * is fresh, and the key may have to come from the server. Throws `PermissionRefused`.
 */
export async function subscribeHere(readKey: () => Promise<string>): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== "granted") throw new PermissionRefused();
  const applicationServerKey = bytesOf(await readKey());
  const { pushManager } = await workerInTime();
  const earlier = await pushManager.getSubscription();
  // One of another key would be refused by the browser.
  if (earlier && !isKey(earlier.options.applicationServerKey, applicationServerKey))
    await earlier.unsubscribe();
  return describe(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** An iPhone's tab has a worker, and no pushes. */
const current = async () => (await registered())?.pushManager?.getSubscription();

/** What this browser is subscribed with; undefined where it is not. */
export async function subscriptionHere(): Promise<Subscription | undefined> {
  const subscription = await current();
  return subscription ? describe(subscription) : undefined;
}

/** Ends this browser's subscription, if it has one: whatever is still sent to it arrives nowhere. */
export async function unsubscribeHere(): Promise<void> {
  await (await current())?.unsubscribe();
}

/** Takes back what the worker shows of these notifications of the bell (`push.js` keeps their ids). */
export async function closeShown(ids: readonly string[]): Promise<void> {
  const shown = (await (await registered())?.getNotifications()) ?? [];
  for (const one of shown) if (ids.includes(one.data?.id)) one.close();
}

/** What others build on says so beside its own name, and comes first. */
const BROWSERS = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bAppleWebKit\//],
] as const;

const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, sign: RegExp])[];
const nameIn = (names: Names, userAgent: string) => names.find(([, sign]) => sign.test(userAgent))?.[0];

/** « Chrome sur Android »: how its member tells this device from their others. An iPad names itself a Mac, which has no touch. */
export function deviceName(
  userAgent = navigator.userAgent,
  isTouched = navigator.maxTouchPoints > 1,
): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser === undefined || system === undefined) return "Cet appareil";
  return `${browser} sur ${system === "Mac" && isTouched ? "iPad" : system}`;
}
