import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { CallName } from "domain/api/contract";
import { rateLimits } from "domain/documents/rateLimit";
import { AppError } from "domain/values/errors";
import { verifySessionCookie } from "../store/accounts";
import { countHit } from "../store/rateLimits";
import { serverSecret } from "../store/serverSecret";
import type { ClientAddress } from "./clientAddress";
import { type Asked, MEMBER_LIMITS } from "./memberLimits";

interface Limit {
  readonly calls: number;
  /** Milliseconds. */
  readonly window: number;
}

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
  logout: { calls: 120, everyone: 2400, shards: 20, window: 60_000 },
  // The API's description, which caches keep.
  openApi: { calls: 60, everyone: 1200, shards: 10, window: 60_000 },
} as const;

/**
 * What each public call is counted as, before anything of its body is looked at; the others are answered from memory, or
 * ask for one's own session. `register` counts by itself, since a refusal deletes the account that was made for it.
 */
const COUNTED_AS: { readonly [Name in CallName]?: keyof typeof ADDRESS_LIMITS } = {
  checkInvite: "checkInvite",
  previewCampaignInvite: "previewCampaignInvite",
  requestInvite: "requestInvite",
  cancelRegistration: "register",
  login: "login",
  logout: "logout",
};

/** The salt of the clients' hashes. */
const rateLimitSalt = serverSecret("rateLimitSalt", () => randomBytes(32).toString("base64url"));

/** Clients are stored as salted hashes: the limit has to recognise a client, not to know its address. */
async function keyOf(client: string): Promise<string> {
  const salt = await rateLimitSalt();
  return createHmac("sha256", salt).update(client).digest("base64url").slice(0, 22);
}

/**
 * Counts a call under this name, as so many (`hits`); throws `too-many-requests` with the seconds to wait beyond `calls`.
 */
async function count(
  name: string,
  limit: Limit,
  now: number,
  hit: { readonly hits?: number; readonly stands?: Promise<boolean> } = {},
): Promise<void> {
  const start = now - (now % limit.window);
  const end = start + limit.window;
  if (!(await countHit(rateLimits.path(`${name}~${start}`), limit.calls, end, hit))) {
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
  { body }: Pick<Asked, "body">,
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
  await count(`${name}~${await keyOf(identity.uid)}`, limit, now, { hits: limit.counts?.(body), stands });
}

/** Of the record of an evening that is being played, from the logs of its table: thousands of documents each. */
const DRAFTS: Limit = { calls: 12, window: 60_000 };

/** Counts, beside the call itself and as `limitMember` does, a record that is drafted for a member. */
export async function limitDrafts(uid: string, now: number): Promise<void> {
  await count(`draftRecord~${await keyOf(uid)}`, DRAFTS, now);
}

/** Counts a public call by its client (`limitAddress`), where it has a limit. */
export async function limitPublicCall(name: CallName, client: ClientAddress, now: number): Promise<void> {
  const limit = COUNTED_AS[name];
  if (limit !== undefined) await limitAddress(limit, client, now);
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
