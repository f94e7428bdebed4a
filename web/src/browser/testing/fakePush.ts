import { afterEach, beforeEach } from "vitest";

/** A server's key: 65 bytes as base64url. */
export const PUBLIC_KEY = `B${"_-".repeat(43)}`;
const PUBLIC_KEY_BYTES = Uint8Array.from(atob(`B${"/+".repeat(43)}`), (byte) => byte.charCodeAt(0)).buffer;

/** A subscription of the fake browser, by its number: each one has an endpoint of its own. */
export const subscriptionOf = (number: number) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${number}`,
  keys: { p256dh: `p256dh-${number}`, auth: `auth-${number}` },
});

interface Shown {
  readonly data?: { readonly id?: string };
  closed: boolean;
}

class FakePush {
  permission: NotificationPermission = "default";
  /** What the member says when they are asked. */
  says: NotificationPermission = "granted";
  /** How often they were asked. */
  asked = 0;
  /** The subscription that stands, by its number; undefined without one. */
  subscribed: number | undefined;
  /** With which key. */
  key: ArrayBuffer | null = null;
  shown: Shown[] = [];
  hasWorker = true;
  /** The worker that is being installed while there is none. */
  installing: (EventTarget & { state: ServiceWorkerState }) | undefined;
  /** It is installed, and the worker from now on. */
  activate: () => void = () => {};
  /** What the browser is slow or fails at when it ends a subscription. */
  ending: () => Promise<void> = async () => {};
  #count = 0;

  subscribe(key: ArrayBuffer = PUBLIC_KEY_BYTES): number {
    this.#count += 1;
    this.key = key;
    this.subscribed = this.#count;
    return this.#count;
  }

  get #subscription() {
    const { subscribed, key } = this;
    if (subscribed === undefined) return null;
    return {
      ...{ endpoint: subscriptionOf(subscribed).endpoint, options: { applicationServerKey: key } },
      toJSON: () => ({ ...subscriptionOf(subscribed), expirationTime: null }),
      unsubscribe: async () => {
        await this.ending();
        if (this.subscribed === subscribed) this.subscribed = undefined;
        return true;
      },
    };
  }

  readonly pushManager = {
    getSubscription: async () => this.#subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (this.subscribed === undefined) this.subscribe(applicationServerKey.slice().buffer);
      return this.#subscription;
    },
  };

  readonly registration = {
    pushManager: this.pushManager,
    getNotifications: async () =>
      this.shown.map((one) => ({
        data: one.data,
        close: () => {
          one.closed = true;
        },
      })),
  };

  readonly serviceWorker = this.#serviceWorkerOf(this);

  #serviceWorkerOf(push: FakePush) {
    return {
      getRegistration: async () => {
        if (push.hasWorker) return push.registration;
        return push.installing && { ...push.registration, installing: push.installing };
      },
      get ready() {
        if (push.hasWorker) return Promise.resolve(push.registration);
        return new Promise((resolve) => {
          push.activate = () => resolve(push.registration);
        });
      },
    };
  }
}

/** The browser's pushes in this test: one that can, and whose member has not been asked yet. */
export let fakePush = new FakePush();

const place = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
const takeAway = (target: object, name: string) => Reflect.deleteProperty(target, name);

beforeEach(() => {
  const push = new FakePush();
  fakePush = push;
  place(navigator, "serviceWorker", push.serviceWorker);
  place(window, "PushManager", class {});
  place(window, "Notification", {
    get permission() {
      return push.permission;
    },
    requestPermission: async () => {
      push.asked += 1;
      push.permission = push.says;
      return push.permission;
    },
  });
});
afterEach(withoutPush);

/** A browser that knows none of it. */
export function withoutPush(): void {
  takeAway(navigator, "serviceWorker");
  takeAway(navigator, "standalone");
  takeAway(window, "PushManager");
  takeAway(window, "Notification");
}

/** A tab of an iPhone: only what is on its home screen has pushes. */
export function inTabOfIPhone(): void {
  takeAway(window, "PushManager");
  takeAway(window, "Notification");
  place(navigator, "standalone", false);
}
