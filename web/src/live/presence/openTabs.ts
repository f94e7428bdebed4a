/** How long a tab that closes keeps what it held. */
const CLOSING_MS = 500;
/** How often tabs are counted without a word of theirs: one that crashes says nothing. */
const LOOK_MS = 30_000;

/** What tabs of one member have open of one campaign: any of its pages, or the room. */
interface OpenTab {
  readonly what: "table" | "room";
  readonly uid: string;
  readonly campaignId: string;
}

const nameOf = ({ what, uid, campaignId }: OpenTab): string => `${what}:${uid}@${campaignId}`;

const nothing = () => undefined;

/** Undefined where tabs cannot know of each other. */
const locks = (): LockManager | undefined => navigator.locks ?? undefined;

function tell(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(undefined);
  channel.close();
}

/** Tells the other tabs of this device that this one has it open, until the returned function is called. */
export function holdOpen(tab: OpenTab): () => void {
  const manager = locks();
  if (manager === undefined) return nothing;
  const name = nameOf(tab);
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

async function countHeld(manager: LockManager, name: string): Promise<number> {
  const { held = [] } = await manager.query();
  return held.filter((lock) => lock.name === name).length;
}

/**
 * How many tabs of this device have it open, hidden ones and this one too: told at first, and with each change, until
 * the returned function is called. Says that none has in a browser without locks.
 */
export function followOpen(tab: OpenTab, notify: (tabs: number) => void): () => void {
  const manager = locks();
  if (manager === undefined) {
    notify(0);
    return nothing;
  }
  const name = nameOf(tab);
  let told: number | undefined;
  let ended = false;
  const look = async () => {
    const open = await countHeld(manager, name).catch(() => 0);
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
