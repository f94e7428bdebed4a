import type { RollDocument } from "../../documents/roll";
import { type ActPreview, foreseeAct, previewTaken } from "../../game/foreseeAct";
import type { AnyPlaySystem } from "../../game/play";
import { readState } from "../../game/readState";
import type { Healing } from "../../game/rolls/healing";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import { type HitPart, hitTaken } from "./hits";

/** So that the id of an application is within what a request's may be. */
const MAX_ROLL_ID = 52;

const APPLICATION = /^(.+)-damage-\d{1,2}$/;
const MAX_ATTEMPTS = 99;

/** What the log of operations says of one of them. */
interface Logged {
  readonly id: string;
  readonly undoneBy?: string | undefined;
}

const keyOf = (rollId: string): string => rollId.slice(0, MAX_ROLL_ID);

/** The key of the roll whose damage an operation applied; undefined of all others. */
const appliedKey = ({ id }: Logged): string | undefined => APPLICATION.exec(id)?.[1];

/**
 * The id of the operation that applies a roll's damage to the character with this log: the same on every device and
 * for every press, so that it is applied once; another one once it was taken back. `applied`: it is in the log.
 */
export function applicationOf(
  rollId: string,
  log: readonly Logged[],
): { readonly id: string; readonly applied: boolean } {
  const own = log.filter((entry) => appliedKey(entry) === keyOf(rollId));
  const undone = own.filter(({ undoneBy }) => undoneBy !== undefined).length;
  return {
    id: `${keyOf(rollId)}-damage-${Math.min(undone, MAX_ATTEMPTS)}`,
    applied: own.length > undone,
  };
}

type AppliedRoll = Pick<RollDocument, "applied"> & { readonly id: string };

/**
 * Whether a roll's damage was applied to a character and stands: as the roll says, and of rolls that releases of before
 * made, and until the roll has come, as the character's own log does.
 */
export const isAppliedToCharacter = (
  { id, applied }: AppliedRoll,
  characterId: string,
  log: readonly Logged[],
): boolean => applied?.some((one) => one.id === characterId) === true || applicationOf(id, log).applied;

/** What rolls do to whom they meet: a hit with its parts, or healing. */
export type Effect =
  | { readonly parts: readonly HitPart[] }
  | { readonly heals: Healing; readonly points: number };

/**
 * A hit or healing counted by the rules of the character's game against its state in play (`stored`; undefined
 * where it has none yet), with what applying it does. Undefined for a state that the game cannot read, and for healing
 * that it does not have.
 */
export function previewRoll(
  play: AnyPlaySystem,
  equipped: EquippedCharacter,
  stored: Readonly<Record<string, unknown>> | undefined,
  effect: Effect,
): ActPreview | undefined {
  const limits = play.limitsOf(equipped);
  const state = stored === undefined ? play.firstState(equipped, limits) : readState(play, stored);
  if (state === undefined) return undefined;
  if ("parts" in effect)
    return previewTaken(play, state, limits, hitTaken(play, effect.parts, state, limits));
  return foreseeAct(play, state, limits, { kind: "healing", act: effect.heals, points: effect.points });
}
