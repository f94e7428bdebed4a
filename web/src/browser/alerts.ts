/** Milliseconds. */
const VIBRATION = 200;

/** Shakes the device where it can be shaken and its member has touched the page. */
export function vibrate(): void {
  if ("vibrate" in navigator) navigator.vibrate(VIBRATION);
}

const known = (): boolean => "Notification" in window;

/** Whether notifications may be shown now. */
export const mayNotify = (): boolean => known() && Notification.permission === "granted";

/** Asks the member whether notifications may be shown; false where they may not, or the browser has none. */
export async function askToNotify(): Promise<boolean> {
  return known() && (await Notification.requestPermission()) === "granted";
}

/** Shows one, which takes the place of the one before. Phones show none but those of the site's worker. */
export async function notify(title: string, body: string): Promise<void> {
  const content = { body, tag: "turn" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, content);
  else new Notification(title, content).onclick = () => window.focus();
}
