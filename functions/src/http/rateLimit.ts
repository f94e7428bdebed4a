import { createHmac, randomInt } from "node:crypto";
import type { CallName } from "domain/api/contract";
import { rateLimits } from "domain/documents/rateLimit";
import { AppError } from "domain/values/errors";
import { verifySessionCookie } from "../store/accounts";
import { rateLimitSalt } from "../store/rateLimitSalt";
import { countHit } from "../store/rateLimits";
import type { ClientAddress } from "./clientAddress";

interface Limit {
  readonly calls: number;
  /** Milliseconds. */
  readonly window: number;
}

/**
 * How many calls one member may make; the others have no limit of their own. What `changePlayState` did is counted
 * with the state that it writes too (`domain/play/changePlayState`); here are its attempts, the refused ones included.
 */
const MEMBER_LIMITS: { readonly [Name in CallName]?: Limit } = {
  exportMyData: { calls: 5, window: 3_600_000 },
  exportScenePictures: { calls: 600, window: 3_600_000 },
  createCharacter: { calls: 60, window: 600_000 },
  rollAbilityScores: { calls: 120, window: 600_000 },
  rollHitDice: { calls: 120, window: 600_000 },
  createCampaign: { calls: 30, window: 600_000 },
  requestToJoin: { calls: 60, window: 600_000 },
  requestSeats: { calls: 20, window: 600_000 },
  updateProfile: { calls: 30, window: 600_000 },
  restoreCharacter: { calls: 60, window: 600_000 },
  createPortrait: { calls: 30, window: 600_000 },
  requestRareItem: { calls: 60, window: 600_000 },
  createItem: { calls: 60, window: 600_000 },
  createCreature: { calls: 60, window: 600_000 },
  createEncounter: { calls: 60, window: 600_000 },
  createRandomTable: { calls: 60, window: 600_000 },
  createScene: { calls: 60, window: 600_000 },
  // Of the largest pictures one after the other, 64 pieces each.
  putTile: { calls: 1_200, window: 600_000 },
  publishTile: { calls: 2_400, window: 600_000 },
  // Each lets the next heartbeat come at once, which all members read. Reloads in a row need no more.
  leavePresence: { calls: 12, window: 10_000 },
  addTruth: { calls: 120, window: 600_000 },
  draw: { calls: 120, window: 60_000 },
  rollForTable: { calls: 60, window: 60_000 },
  rollRandomTable: { calls: 60, window: 60_000 },
  changeAgenda: { calls: 60, window: 60_000 },
  answerDates: { calls: 120, window: 60_000 },
  // Autosaved: a second after each pause in writing.
  saveEveningNote: { calls: 120, window: 60_000 },
  searchEveningNotes: { calls: 120, window: 60_000 },
  markMessage: { calls: 60, window: 60_000 },
  beginEvening: { calls: 60, window: 600_000 },
  endEvening: { calls: 60, window: 600_000 },
  // Of an evening that is being played it reads the logs.
  getEvening: { calls: 60, window: 60_000 },
  showRecap: { calls: 60, window: 600_000 },
  renewCalendarFeed: { calls: 30, window: 600_000 },
  ask: { calls: 30, window: 60_000 },
  showOnScreen: { calls: 30, window: 60_000 },
  sendMessage: { calls: 30, window: 60_000 },
  changePlayState: { calls: 120, window: 60_000 },
  // An evening's pace, ten times over: these follow what happens at the table.
  setVttStatus: { calls: 60, window: 600_000 },
  updateCharacter: { calls: 600, window: 600_000 },
  changeFight: { calls: 1_200, window: 600_000 },
  endTurn: { calls: 60, window: 60_000 },
  updateScene: { calls: 600, window: 600_000 },
  showScene: { calls: 300, window: 600_000 },
  changeFog: { calls: 1_200, window: 600_000 },
  changeTokens: { calls: 1_200, window: 600_000 },
  changeWalls: { calls: 1_200, window: 600_000 },
  // A drop follows a drag, and an arrow that is held down is sent no oftener than moves were: 150 ms.
  moveTokens: { calls: 400, window: 60_000 },
  changeDoor: { calls: 120, window: 60_000 },
  forgetSeen: { calls: 60, window: 600_000 },
};

/**
 * How many public calls may come from one client address per window (milliseconds), and from everyone. What
 * spoke to the platform itself, a proxy of ours or a client on the function's own URL, may make a quarter of
 * everyone's: behind Hosting it stands for many clients, and elsewhere it is the only address that is true.
 * Everyone's counter is `shards` documents, each with its part of the calls: one would be written more often
 * than Firestore likes.
 */
const ADDRESS_LIMITS = {
  checkInvite: { calls: 60, everyone: 1200, shards: 10, window: 60_000 },
  previewCampaignInvite: { calls: 60, everyone: 1200, shards: 10, window: 60_000 },
  requestInvite: { calls: 10, everyone: 400, shards: 1, window: 600_000 },
  register: { calls: 40, everyone: 1600, shards: 2, window: 600_000 },
  // Calendars read it some times a day; behind one address of a provider there are many.
  calendarFeed: { calls: 120, everyone: 2400, shards: 20, window: 60_000 },
  login: { calls: 120, everyone: 2400, shards: 20, window: 60_000 },
} as const;

/** Clients are stored as salted hashes: the limit has to recognise a client, not to know its address. */
async function keyOf(client: string): Promise<string> {
  const salt = await rateLimitSalt();
  return createHmac("sha256", salt).update(client).digest("base64url").slice(0, 22);
}

/** Counts a call under this name; throws `too-many-requests` with the seconds to wait beyond `calls`. */
async function count(name: string, limit: Limit, now: number, stands?: Promise<boolean>): Promise<void> {
  const start = now - (now % limit.window);
  const end = start + limit.window;
  if (!(await countHit(rateLimits.path(`${name}~${start}`), limit.calls, end, stands))) {
    throw new AppError("too-many-requests", { retryAfter: Math.ceil((end - now) / 1000) });
  }
}

/**
 * Counts a call by the member whom its cookie names, across all server instances; costs one read, and one write
 * that the answer does not wait for. The counter is read beside the session's check (`access`), for which the
 * caller must wait all the same, and written once that has let the call in: an ended session uses up nothing. Throws
 * `too-many-requests`.
 */
export async function limitMember(
  name: CallName,
  cookie: string | undefined,
  now: number,
  access: Promise<unknown>,
): Promise<void> {
  const limit = MEMBER_LIMITS[name];
  if (limit === undefined || cookie === undefined) return;
  const identity = await verifySessionCookie(cookie, now);
  if (identity === undefined) return;
  const stands = access.then(
    () => true,
    () => false,
  );
  await count(`${name}~${await keyOf(identity.uid)}`, limit, now, stands);
}

/**
 * Counts a public call by its client, then by what spoke to the platform, then with everyone's: whoever is
 * refused by the first two takes nothing from the others. Throws `too-many-requests`.
 */
export async function limitAddress(
  limit: keyof typeof ADDRESS_LIMITS,
  { address, peer }: ClientAddress,
  now: number,
): Promise<void> {
  const { calls, everyone, shards, window } = ADDRESS_LIMITS[limit];
  const perPeer = { calls: everyone / 4, window };
  await count(`${limit}~${await keyOf(address)}`, { calls, window }, now);
  await count(`${limit}~peer~${await keyOf(peer)}`, perPeer, now);
  await count(`${limit}~everyone~${randomInt(shards)}`, { calls: everyone / shards, window }, now);
}
