import { createHash } from "node:crypto";
import { rateLimits } from "domain/documents/rateLimit";
import { AppError } from "domain/errors";
import { countHit } from "../store/rateLimits";

/** How many calls one address or one member may make per window (milliseconds). */
const LIMITS = {
  checkInvite: { calls: 60, window: 60_000 },
  requestInvite: { calls: 10, window: 600_000 },
  register: { calls: 40, window: 600_000 },
  login: { calls: 120, window: 60_000 },
  exportMyData: { calls: 5, window: 3_600_000 },
  createCharacter: { calls: 60, window: 600_000 },
  forgeRolls: { calls: 120, window: 600_000 },
  createCampaign: { calls: 30, window: 600_000 },
  requestToJoin: { calls: 60, window: 600_000 },
  updateProfile: { calls: 30, window: 600_000 },
  restoreCharacter: { calls: 60, window: 600_000 },
  createItem: { calls: 60, window: 600_000 },
  rollForTable: { calls: 60, window: 60_000 },
  sendMessage: { calls: 30, window: 60_000 },
  // An evening's pace, ten times over: these follow what happens at the table.
  setVttStatus: { calls: 60, window: 600_000 },
  updateCharacter: { calls: 600, window: 600_000 },
  changeHitPoints: { calls: 600, window: 600_000 },
  publishInitiative: { calls: 1_200, window: 600_000 },
} as const;

/** Clients are stored as hashes: the limit has to recognise a client, not to know its address. */
const keyOf = (client: string) => createHash("sha256").update(client).digest("base64url").slice(0, 22);

/**
 * Counts a call of this client (an address or a member's uid) across all server instances; costs one read,
 * and one write that the answer does not wait for. Throws `too-many-requests` with the seconds to wait.
 */
export async function limitRate(limit: keyof typeof LIMITS, client: string, now: number): Promise<void> {
  const { calls, window } = LIMITS[limit];
  const start = now - (now % window);
  const end = start + window;
  if (!(await countHit(rateLimits.path(`${limit}~${keyOf(client)}~${start}`), calls, end))) {
    throw new AppError("too-many-requests", { retryAfter: Math.ceil((end - now) / 1000) });
  }
}
