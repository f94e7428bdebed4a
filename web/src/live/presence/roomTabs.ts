/** How long a tab that closes keeps what it held. */
const CLOSING_MS = 500;
/** How often a room that is open elsewhere is looked for again: a tab that crashes says nothing. */
const LOOK_MS = 30_000;

/** What this device's tabs of one member and campaign call the open room. */
const nameOf = (uid: string, campaignId: string): string => `room:${uid}@${campaignId}`;

interface RoomTab {
  readonly uid: string;
  readonly campaignId: string;
}

const nothing = () => undefined;

/** Undefined where tabs cannot know of each other. */
const locks = (): LockManager | undefined => navigator.locks ?? undefined;

function tell(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(undefined);
  channel.close();
}

/** Tells the other tabs of this device that the room is open in this one, until the returned function is called. */
export function holdRoom({ uid, campaignId }: RoomTab): () => void {
  const manager = locks();
  if (manager === undefined) return nothing;
  const name = nameOf(uid, campaignId);
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
  const changed = () => tell(name);
  const hold = () => {
    changed();
    return left;
  };
  manager.request(name, { mode: "shared", signal: leaving.signal }, hold).catch(nothing).finally(changed);
  window.addEventListener("pagehide", changed);
  return () => {
    window.removeEventListener("pagehide", changed);
    leaving.abort();
  };
}

async function isHeld(manager: LockManager, name: string): Promise<boolean> {
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === name);
}

/**
 * Whether the room is open in any tab of this device, hidden ones too: told at first, and with each change, until the
 * returned function is called. Says that it is not in a browser without locks.
 */
export function followRoom({ uid, campaignId }: RoomTab, notify: (open: boolean) => void): () => void {
  const manager = locks();
  if (manager === undefined) {
    notify(false);
    return nothing;
  }
  const name = nameOf(uid, campaignId);
  let told: boolean | undefined;
  let ended = false;
  const look = async () => {
    const open = await isHeld(manager, name).catch(() => false);
    if (ended || open === told) return;
    told = open;
    notify(open);
  };
  let closing: ReturnType<typeof setTimeout> | undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => {
    clearTimeout(closing);
    closing = setTimeout(look, CLOSING_MS);
    void look();
  };
  const looking = setInterval(look, LOOK_MS);
  void look();
  return () => {
    ended = true;
    channel.close();
    clearTimeout(closing);
    clearInterval(looking);
  };
}
