import * as z from "zod/mini";
import { type RandomUint32, randomBelow } from "../../values/dice/randomSource";
import { paths } from "../../values/links/paths";
import { readNumber } from "../../values/text/readNumber";

/** Product §9: how many codes one request may create. */
export const INVITES_MIN = 1;
export const INVITES_MAX = 20;

/** Product §5 "Admin invite generation": an integer from 1 to 20; 1 for anything that is not a number. */
export function clampInviteCount(raw: unknown): number {
  const count = Math.trunc(readNumber(raw) ?? INVITES_MIN);
  return Math.min(INVITES_MAX, Math.max(INVITES_MIN, count));
}

/** Parses to the clamped number; a missing or invalid count is 1. */
export const inviteCountSchema = z._default(
  z.catch(z.number().check(z.overwrite(clampInviteCount)), INVITES_MIN),
  INVITES_MIN,
);

/** Product §8 "Create invites". */
export function invitesCreatedMessage(codes: readonly string[]): string {
  if (codes.length === 0) return "Aucune invitation créée.";
  const list = codes.join(", ");
  return codes.length === 1 ? `Invitation créée : ${list}` : `${codes.length} invitations créées : ${list}`;
}

/** Product §8 "Delete invite". */
export function inviteDeletedMessage(code: string): string {
  return `Invitation supprimée : ${code}`;
}

/** Product §9: `{origin}/register?code={code}`. */
export function inviteLink(origin: string, code: string): string {
  return `${origin.replace(/\/+$/, "")}${paths.register(code)}`;
}

/** Without 0 and O, 1 and I, which are confused when a code is read aloud or typed from paper. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * A new code of 60 random bits, which cannot be guessed at the rate that the server allows.
 *
 * @example "DH-7KQX-M2PD-VH9C"
 */
export function newInviteCode(source: RandomUint32): string {
  const letter = () => ALPHABET.charAt(randomBelow(ALPHABET.length, source));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return ["DH", ...Array.from({ length: GROUPS }, group)].join("-");
}
