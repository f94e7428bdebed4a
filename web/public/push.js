// Shows what the server tells this device (`PushPayload`, domain/src/table/push/pushMessage.ts), and opens what is pressed.
// Its names are its own: what the worker imports shares one scope.
(() => {
  /** A browser demands that something is shown, even for what cannot be read. */
  const UNREADABLE = {
    title: "Dés & Héros",
    body: "Du nouveau à ta table.",
    href: "/dashboard",
    tag: "unreadable",
  };
  /** What was on its way for longer may have been read elsewhere meanwhile. */
  const RECENT_MS = 60_000;
  const ANSWER_MS = 5_000;
  const PAGE_MS = 1_000;
  const ICON = "/icons/icon-192.png";

  function readPayload({ data }) {
    try {
      const payload = data.json();
      const { title, body, href, tag } = payload;
      return [title, body, href, tag].every((text) => typeof text === "string") ? payload : UNREADABLE;
    } catch {
      return UNREADABLE;
    }
  }

  /** Asks a page for something; whether it says that it has done it. */
  function asks(page, message) {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), PAGE_MS);
      page.postMessage(message, [port2]);
    });
  }

  const rank = ({ focused, visibilityState }) => (focused ? 2 : visibilityState === "visible" ? 1 : 0);
  const nearestFirst = (windows) => windows.toSorted((a, b) => rank(b) - rank(a));

  /** A page of a member's that is in sight tells it by itself. One where nobody is signed in does not answer. */
  async function isToldInSight(payload) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const [nearest] = nearestFirst(windows.filter(({ visibilityState }) => visibilityState === "visible"));
    return nearest !== undefined && asks(nearest, { tell: payload });
  }

  /** Safari ends a subscription whose pushes show nothing. */
  async function mustShow() {
    const subscription = await self.registration.pushManager.getSubscription();
    return subscription !== null && new URL(subscription.endpoint).hostname.endsWith("push.apple.com");
  }

  /** Whether a notification was read, or put away. One that cannot be asked about is unread. */
  async function isRead(id) {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await self.fetch("/api/notifications", { credentials: "include", signal });
      if (!answer.ok) return false;
      const { notifications } = await answer.json();
      const found = notifications.find((one) => one.id === id);
      return found === undefined || found.read === true;
    } catch {
      return false;
    }
  }

  const show = ({ title, body, tag, href, notificationId, device }, how) =>
    self.registration.showNotification(title, {
      ...{ body, tag, renotify: true, lang: "fr", icon: ICON, badge: ICON },
      data: { href, id: notificationId, device },
      actions: [{ action: "off", title: "Couper" }],
      ...how,
    });

  async function showAndClose(payload) {
    await show(payload, { silent: true, renotify: false });
    for (const shown of await self.registration.getNotifications({ tag: payload.tag })) shown.close();
  }

  async function tell(payload) {
    if (await isToldInSight(payload)) return (await mustShow()) && showAndClose(payload);
    const { notificationId, sentAt } = payload;
    const isOld = Date.now() - sentAt > RECENT_MS;
    if (notificationId !== undefined && isOld && (await isRead(notificationId))) return showAndClose(payload);
    return show(payload);
  }

  /** This device rings no more: the server forgets it, and the browser, whatever becomes of the other. */
  async function turnOff(device) {
    const address = `/api/account/push/${encodeURIComponent(device)}`;
    const unsubscribe = async () => (await self.registration.pushManager.getSubscription())?.unsubscribe();
    await Promise.allSettled([
      device !== undefined && self.fetch(address, { method: "DELETE", credentials: "include" }),
      unsubscribe(),
    ]);
  }

  /** Of this site alone. */
  function addressOf(href) {
    const { origin } = self.location;
    const isOwn = URL.canParse(href, origin) && new URL(href, origin).origin === origin;
    return new URL(isOwn ? href : "/dashboard", origin).href;
  }

  /** What a page has shown itself names no address: its window comes to the front as it is. */
  async function open(href) {
    const [nearest] = nearestFirst(await self.clients.matchAll({ type: "window" }));
    const address = addressOf(href ?? "/dashboard");
    if (nearest === undefined) return self.clients.openWindow(address);
    await nearest.focus();
    if (href === undefined) return;
    // A page that goes there by itself keeps what is being typed in it, as long as it lets it.
    if (!(await asks(nearest, { open: address }))) await nearest.navigate(address);
  }

  self.addEventListener("push", (event) => event.waitUntil(tell(readPayload(event))));

  self.addEventListener("notificationclick", (event) => {
    const { action, notification } = event;
    const { href, device } = notification.data ?? {};
    notification.close();
    event.waitUntil(action === "off" ? turnOff(device) : open(href));
  });
})();
