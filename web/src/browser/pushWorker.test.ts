import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

/** The worker's script as it is served: no module, and so in the place of its own scope. */
const SOURCE = readFileSync("web/public/push.js", "utf8");
const ORIGIN = "https://desetheros.fr";

interface Shown {
  readonly title: string;
  readonly options: { readonly tag: string; readonly silent?: boolean; readonly data: unknown };
  open: boolean;
}

interface FakeWindow {
  readonly url: string;
  readonly visibilityState: "visible" | "hidden";
  readonly focused: boolean;
  readonly did: string[];
  focus(): Promise<void>;
  navigate(address: string): Promise<void>;
  postMessage(message: { open?: string; tell?: { body: string } }, ports: MessagePort[]): void;
}

const windowAt = (
  path: string,
  visibilityState: "visible" | "hidden" = "hidden",
  focused = false,
  listens = false,
): FakeWindow => {
  const did: string[] = [];
  return {
    ...{ url: ORIGIN + path, visibilityState, focused, did },
    focus: async () => void did.push("focus"),
    navigate: async (address) => void did.push(address),
    postMessage: ({ open, tell }, [port]) => {
      if (!listens) return;
      did.push(tell ? `tells ${tell.body}` : `goes to ${open}`);
      port?.postMessage("done");
    },
  };
};

/** What surrounds the script in a browser's worker, and what it did there. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const worker = {
    shown,
    windows: [] as FakeWindow[],
    opened: [] as string[],
    requests: [] as { address: string; method: string; credentials: string }[],
    subscription: { endpoint: "https://fcm.googleapis.com/fcm/send/1", ended: false },
    answer: async (): Promise<Response> => Response.json({ notifications: [] }),
    failsToUnsubscribe: false,
    async send(type: "push" | "notificationclick", event: object): Promise<void> {
      let work: unknown;
      listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
      await work;
    },
    push: (payload: unknown) =>
      worker.send("push", {
        data: { json: () => JSON.parse(typeof payload === "string" ? payload : JSON.stringify(payload)) },
      }),
    async press(data: unknown, action = ""): Promise<boolean> {
      let closed = false;
      const close = () => {
        closed = true;
      };
      await worker.send("notificationclick", { action, notification: { data, close } });
      return closed;
    },
    /** What one sees in the end. */
    left: () => shown.filter(({ open }) => open).map(({ title }) => title),
  };
  const { subscription } = worker;
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    clients: {
      matchAll: async () => Object.freeze([...worker.windows]),
      openWindow: async (address: string) => void worker.opened.push(address),
    },
    registration: {
      showNotification: async (title: string, options: Shown["options"]) => {
        for (const one of shown) if (one.options.tag === options.tag) one.open = false;
        shown.push({ title, options, open: true });
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        shown
          .filter((one) => one.open && one.options.tag === tag)
          .map((one) => ({
            close: () => {
              one.open = false;
            },
          })),
      pushManager: {
        getSubscription: async () => ({
          endpoint: subscription.endpoint,
          unsubscribe: async () => {
            if (worker.failsToUnsubscribe) throw new Error("refused");
            subscription.ended = true;
          },
        }),
      },
    },
    fetch: async (address: string, { method = "GET", credentials }: RequestInit) => {
      worker.requests.push({ address, method, credentials: String(credentials) });
      return worker.answer();
    },
  };
  new Function("self", SOURCE)(self);
  return worker;
}

let worker: ReturnType<typeof startWorker>;
beforeEach(() => {
  worker = startWorker();
});

const payload = (change: object = {}) => ({
  ...{ title: "Les brumes", body: "Une date est proposée.", href: "/campaign/brumes", tag: "date~brumes" },
  ...{ device: "device-1", notificationId: "n1", sentAt: Date.now() },
  ...change,
});
const old = payload({ sentAt: Date.now() - 61_000 });
const LIST = { address: "/api/notifications", method: "GET", credentials: "include" };
const answering = (body: unknown, status = 200) => {
  worker.answer = async () => Response.json(body, { status });
};

describe("a push", () => {
  it("is shown with its table's name, what opens it, and « Couper »", async () => {
    await worker.push(payload());
    expect(worker.shown).toEqual([
      {
        title: "Les brumes",
        options: {
          ...{ body: "Une date est proposée.", tag: "date~brumes", renotify: true, lang: "fr" },
          ...{ icon: "/icons/icon-192.png", badge: "/icons/icon-192.png" },
          data: { href: "/campaign/brumes", id: "n1", device: "device-1" },
          actions: [{ action: "off", title: "Couper" }],
        },
        open: true,
      },
    ]);
    expect(worker.requests, "nobody is asked about what has just been sent").toEqual([]);
  });

  it.each([
    ["no JSON", "Bonsoir"],
    ["nothing", "null"],
    ["half a message", '{"title":"Les brumes"}'],
  ])("that holds %s says that there is something new", async (_, text) => {
    await worker.push(text);
    expect(worker.shown[0]).toMatchObject({
      title: "Dés & Héros",
      options: { body: "Du nouveau à ta table.", data: { href: "/dashboard" } },
    });
  });

  it("that comes empty says so too", async () => {
    await worker.send("push", { data: null });
    expect(worker.left()).toEqual(["Dés & Héros"]);
  });

  it("shows nothing while the app is in sight, which tells it itself", async () => {
    const inSight = windowAt("/dashboard", "visible", false, true);
    worker.windows = [inSight];
    await worker.push(payload());
    expect([worker.shown, inSight.did]).toEqual([[], ["tells Une date est proposée."]]);
    worker.windows = [windowAt("/dashboard", "hidden", false, true)];
    await worker.push(payload());
    expect(worker.left()).toEqual(["Les brumes"]);
  });

  it("is shown where the page in sight tells nothing, since nobody is signed in there", async () => {
    worker.windows = [windowAt("/", "visible", true)];
    await worker.push(payload());
    expect(worker.left()).toEqual(["Les brumes"]);
  });

  it("is shown for an instant, without a sound, where Safari would end the subscription otherwise", async () => {
    worker.subscription.endpoint = "https://web.push.apple.com/abc";
    worker.windows = [windowAt("/dashboard", "visible", false, true)];
    await worker.push(payload());
    expect(worker.shown).toMatchObject([{ options: { silent: true }, open: false }]);
  });
});

describe("a push that was long on its way", () => {
  it.each([
    ["was read", [{ id: "n1", read: true }]],
    ["was put away", [{ id: "n2", read: false }]],
  ])("is not heard of where its notification %s meanwhile", async (_, notifications) => {
    answering({ notifications });
    await worker.push(old);
    expect(worker.requests).toEqual([LIST]);
    expect(worker.shown).toMatchObject([{ options: { silent: true }, open: false }]);
  });

  it.each([
    ["it is unread", () => answering({ notifications: [{ id: "n1", read: false }] })],
    ["nobody is signed in", () => answering({ error: "Connecte-toi." }, 401)],
    ["the answer says nothing", () => answering({})],
    [
      "no answer comes",
      () => {
        worker.answer = () => Promise.reject(new TypeError("Failed to fetch"));
      },
    ],
  ])("is shown where %s", async (_, prepare) => {
    prepare();
    await worker.push(old);
    expect(worker.requests).toEqual([LIST]);
    expect(worker.left()).toEqual(["Les brumes"]);
  });

  it("is shown at once where no notification stands for it", async () => {
    await worker.push({ ...old, notificationId: undefined });
    expect(worker.requests).toEqual([]);
    expect(worker.left()).toEqual(["Les brumes"]);
  });
});

describe("« Couper »", () => {
  const data = { href: "/campaign/brumes", id: "n1", device: "a/b" };
  const DELETION = { address: "/api/account/push/a%2Fb", method: "DELETE", credentials: "include" };

  it("ends the ringing at the server and in the browser, and opens nothing", async () => {
    expect(await worker.press(data, "off")).toBe(true);
    expect(worker.requests).toEqual([DELETION]);
    expect(worker.subscription.ended).toBe(true);
    expect(worker.opened).toEqual([]);
  });

  it("ends it in the browser where the server cannot be reached", async () => {
    worker.answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await worker.press(data, "off");
    expect(worker.subscription.ended).toBe(true);
  });

  it("ends it at the server where the browser refuses", async () => {
    worker.failsToUnsubscribe = true;
    await worker.press(data, "off");
    expect(worker.requests).toEqual([DELETION]);
  });

  it("ends it in the browser where the push could not be read", async () => {
    await worker.press({ href: "/dashboard" }, "off");
    expect(worker.requests).toEqual([]);
    expect(worker.subscription.ended).toBe(true);
  });
});

describe("a press", () => {
  const press = (href?: string) => worker.press({ href });

  it("opens the app where it is closed", async () => {
    expect(await press("/campaign/brumes?system=dnd5e")).toBe(true);
    expect(worker.opened).toEqual([`${ORIGIN}/campaign/brumes?system=dnd5e`]);
  });

  it("lets the page go there by itself, which loses nothing of what is typed in it", async () => {
    const there = windowAt("/dashboard", "visible", true, true);
    worker.windows = [there];
    await press("/campaign/brumes");
    expect(there.did).toEqual(["focus", `goes to ${ORIGIN}/campaign/brumes`]);
  });

  it("leads a window there that does not: the one in use, else one in sight, else any", async () => {
    const hidden = windowAt("/dashboard");
    const visible = windowAt("/market", "visible");
    const focused = windowAt("/account", "visible", true);
    for (const [windows, chosen] of [
      [[hidden, visible, focused], focused],
      [[hidden, visible], visible],
      [[hidden], hidden],
    ] as const) {
      worker.windows = [...windows];
      await press("/campaign/brumes");
      expect(chosen.did).toEqual(["focus", `${ORIGIN}/campaign/brumes`]);
    }
  });

  it.each(["https://evil.example/", "//evil.example/", "javascript:alert(1)", "https://["])(
    "on what names %s opens one's own space",
    async (href) => {
      await press(href);
      expect(worker.opened).toEqual([`${ORIGIN}/dashboard`]);
    },
  );

  it("on what a page has shown itself brings its window to the front as it is", async () => {
    const sheet = windowAt("/character/lia");
    worker.windows = [sheet];
    await worker.press(undefined);
    expect(sheet.did).toEqual(["focus"]);
    worker.windows = [];
    await worker.press(null);
    expect(worker.opened).toEqual([`${ORIGIN}/dashboard`]);
  });
});
