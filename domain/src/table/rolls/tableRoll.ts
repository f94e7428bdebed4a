import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import type { RollAudience, RollDocument } from "../../documents/roll";
import type { DamageSpec, RollSpec } from "../../game/gameTypes";
import type { Healing } from "../../game/rolls/healing";
import type { RedoSpec } from "../../game/rolls/redoSpec";
import type { UseSpec } from "../../game/rolls/useSpec";
import { readDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { type DiceRoll, rollDice } from "../../values/dice/rollDice";
import { AppError } from "../../values/errors";
import type { SystemId } from "../../values/systemIds";
import { requireAuthority, standingOf } from "../campaign/authority";
import { creaturesInSight, type PublicOrder } from "../initiative/publicOrder";
import { rollSheet } from "./rollSheet";

/** Rolls expire after 30 days. */
const ROLL_LASTS_MS = 30 * 24 * 60 * 60_000;

/** Whom a roll is aimed at: a character by its id, a creature by its alias; releases of before send its name. */
export type RollAim = string | { readonly creature: string };

/** The roll to make. */
export interface TableRollRequest {
  readonly characterId?: string | undefined;
  readonly label: string;
  /** Dice notation, a roll by the rules of the campaign's game, an earlier one to roll again, or none: what is done. */
  readonly roll: string | RollSpec | RedoSpec | UseSpec;
  readonly audience: RollAudience;
  /** What acted on it, in the player's words. */
  readonly notes?: readonly string[] | undefined;
  readonly target?: RollAim | undefined;
  readonly damage?: DamageSpec | undefined;
  readonly heals?: Healing | undefined;
  /** The id of the creature that rolls, in the MJ's fight. */
  readonly creatureId?: string | undefined;
  /** The id of the ask that it answers. */
  readonly askId?: string | undefined;
  /** The id of the roll that it opposes. */
  readonly opposes?: string | undefined;
}

type Rolling = Pick<CampaignDocument, "mj" | "memberIds" | "system">;
type RollingCharacter = { readonly id: string; readonly data: CharacterDocument };

/**
 * Whether `uid` may roll in this campaign, with this character or with none. Throws `forbidden` for strangers
 * to the campaign, for another player's character and for a creature of the MJ's, `character-not-found` for one that is not linked to it.
 */
export function requireRollAllowed(
  campaignId: string,
  campaign: Rolling,
  uid: string,
  request: Pick<TableRollRequest, "characterId" | "creatureId">,
  character: CharacterDocument | undefined,
): void {
  requireAuthority("rollForTable", uid, campaign);
  if (request.creatureId !== undefined && standingOf(uid, campaign) !== "mj") throw new AppError("forbidden");
  if (request.characterId === undefined) return;
  if (character?.campaignId !== campaignId || character.deletedAt !== undefined) {
    throw new AppError("character-not-found");
  }
  if (standingOf(uid, campaign) !== "mj" && character.userId !== uid) throw new AppError("forbidden");
}

/** What a roll's target was looked for in. */
interface AimedAt {
  readonly character?: RollingCharacter | undefined;
  /** The order as members see it. */
  readonly shared?: Pick<PublicOrder, "order"> | undefined;
}

/**
 * Whom a roll is aimed at, as it is stored; its damage must be of this game. Throws `character-not-found` for a
 * character that is not linked to the campaign, `creature-not-found` for a creature that members do not see,
 * `invalid-input` for another game's damage.
 */
export function requireAim(
  campaignId: string,
  { system }: Pick<Rolling, "system">,
  { target, damage }: Pick<TableRollRequest, "target" | "damage">,
  { character, shared }: AimedAt,
): RollDocument["target"] {
  if (damage !== undefined && damage.game !== system) throw otherGame();
  if (target === undefined) return undefined;
  if (typeof target !== "string") {
    const inSight = creaturesInSight(shared);
    const creature =
      inSight.find(({ id }) => id === target.creature) ??
      inSight.find(({ name }) => name === target.creature);
    if (creature === undefined) throw new AppError("creature-not-found");
    return { id: creature.id, name: creature.name, kind: "creature" };
  }
  if (character?.data.campaignId !== campaignId || character.data.deletedAt !== undefined) {
    throw new AppError("character-not-found");
  }
  return { id: character.id, name: character.data.name };
}

const otherGame = () => new AppError("invalid-input", { sentence: "Ce jet n'est pas de ce jeu." });

/** Of what throws nothing. */
export const NO_DICE: DiceRoll = { notation: "", die: 0, roll: 0, modifier: 0, total: 0, dice: [] };

/**
 * Rolls the dice. Throws `invalid-input` for the sheet roll of another game, and for text that is not dice
 * notation.
 */
export function rollTableDice(
  system: SystemId,
  roll: string | RollSpec | UseSpec,
  source: RandomUint32,
): DiceRoll {
  if (typeof roll !== "string") {
    if (isUse(roll)) return NO_DICE;
    if (roll.game !== system) throw otherGame();
    return rollSheet(roll, source);
  }
  const read = readDice(roll);
  if (typeof read === "string") throw new AppError("invalid-input", { sentence: read });
  return rollDice(read.expression, source);
}

/** Whether an earlier roll is to be rolled again. */
export function isRedo(roll: TableRollRequest["roll"]): roll is RedoSpec {
  return typeof roll !== "string" && "redo" in roll;
}

/** Whether nothing is thrown: a spell is cast, a power used. */
export function isUse(roll: TableRollRequest["roll"]): roll is UseSpec {
  return typeof roll !== "string" && "use" in roll;
}

/** What was asked for, as a roll keeps it; of dice notation nothing. */
function askedFor(roll: TableRollRequest["roll"]): Pick<RollDocument, "redoOf" | "used" | "rolled"> {
  if (typeof roll === "string") return {};
  if (isRedo(roll)) return { redoOf: roll.redo };
  return isUse(roll) ? { used: roll } : { rolled: roll };
}

/** What a roll does to whom it meets: damage, or healing; nothing where nothing is thrown. */
function whatItDoes(
  roll: TableRollRequest["roll"],
  { damage, heals }: Pick<TableRollRequest, "damage" | "heals">,
): Pick<RollDocument, "damage" | "heals" | "applied"> {
  if (isUse(roll)) return {};
  if (damage) return { damage, applied: [] };
  return heals ? { heals, applied: [] } : {};
}

/** What the server knows of a roll beside what is asked for. */
export type RollFacts = Pick<RollDocument, "target" | "creature" | "defence" | "follows">;

/** The roll as it is stored. */
export function tableRoll(
  who: { readonly uid: string; readonly name: string },
  character: RollingCharacter | undefined,
  {
    label,
    audience,
    roll,
    notes,
    damage,
    heals,
    askId,
  }: Omit<TableRollRequest, "characterId" | "creatureId" | "target">,
  { dice, series, ...thrown }: DiceRoll,
  now: number,
  { target, creature, defence, follows }: RollFacts = {},
): RollDocument {
  return {
    uid: who.uid,
    name: who.name,
    ...(character && { character: { id: character.id, name: character.data.name } }),
    ...(creature && { creature }),
    label,
    audience,
    ...thrown,
    dice: [...dice],
    ...askedFor(roll),
    ...(series && { series: [...series] }),
    ...(notes !== undefined && notes.length > 0 && { notes: [...notes] }),
    ...(target && { target }),
    ...(defence !== undefined && { defence }),
    ...whatItDoes(roll, { damage, heals }),
    ...(follows !== undefined && { follows }),
    ...(askId !== undefined && { askId }),
    createdAt: now,
    expiresAt: now + ROLL_LASTS_MS,
  };
}

/**
 * Whether a stored roll is the one that this request created: same author, label and character, in answer to the same ask,
 * and for the same audience where the request alone says whose it is.
 */
export function isSameRoll(
  stored: Pick<RollDocument, "uid" | "label" | "character" | "audience" | "askId">,
  uid: string,
  request: TableRollRequest,
): boolean {
  const isFree = request.askId !== undefined || request.opposes !== undefined;
  return (
    stored.uid === uid &&
    stored.askId === request.askId &&
    (isFree || stored.audience === request.audience) &&
    stored.label === request.label &&
    stored.character?.id === request.characterId
  );
}
