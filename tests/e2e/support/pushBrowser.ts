import type { CDPSession, Page } from "@playwright/test";
import type { PushService } from "../../support/push";

/**
 * Lets this browser subscribe at a push service of this machine: a real one is not reached from a test. What is replaced is
 * where the browser asks for an address; permission, worker and notifications are its own.
 */
export async function subscribesAt(page: Page, { subscription }: PushService): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript((given) => {
    const key = "test:subscription";
    const known = (options: object) => ({
      endpoint: given.endpoint,
      options,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(key, "subscribed");
      return known(options ?? {}) as never;
    };
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(key) ? known({ applicationServerKey: null }) : null) as never;
  }, subscription);
}

/** The site's own worker in this browser, as the devtools protocol reaches it. */
export interface Worker {
  /** What the browser does when its push service brings something. */
  push: (payload: unknown) => Promise<void>;
  /** What is shown outside of the app now. */
  shown: () => Promise<{ title: string; body: string }[]>;
}

export async function workerOf(page: Page): Promise<Worker> {
  const origin = new URL(page.url()).origin;
  const client: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) found(own.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  return {
    push: async (payload) => {
      const data = typeof payload === "string" ? payload : JSON.stringify(payload);
      await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    },
    shown: async () => {
      const [worker] = page.context().serviceWorkers();
      if (worker === undefined) throw new Error("The site has no worker here");
      return worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const shown = await registration.getNotifications();
        return shown.map(({ title, body }) => ({ title, body }));
      });
    },
  };
}
