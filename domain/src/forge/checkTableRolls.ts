import type { RawFields } from "../character/character";
import type { CampaignSettings } from "../documents/campaign";
import type { ForgeRollsDocument } from "../documents/forgeRolls";
import { AppError } from "../errors";
import { isRecord } from "../reading/fields";
import { CHARACTERISTICS } from "../systems/cthulhu/traits";
import type { SystemId } from "../systems/systemIds";
import { buildDnd5e } from "./dnd5e/build";
import type { Dnd5eDraft } from "./dnd5e/draft";
import { laterHitDice } from "./dnd5e/hitDice";
import { missingOfDnd5e } from "./dnd5e/steps";
import { readDraft } from "./draft";
import { FREE_RULES } from "./forgeRules";
import { hitDiceFor } from "./tableRolls";

interface Forged {
  readonly system: SystemId;
  readonly stats: RawFields;
  readonly data: RawFields;
}

const isSame = (a: unknown, b: unknown): boolean => {
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
};

const choicesOf = ({ system, data }: Forged): unknown =>
  isRecord(data.forge) ? { ...data.forge, system } : undefined;

/** The draft's choices give the scores of its sheet, and were handed out of what the server rolled. */
function isDnd5eHonest(draft: Dnd5eDraft, stats: RawFields, totals: readonly number[]): boolean {
  const dealt: Dnd5eDraft = { ...draft, scoreMethod: "rolled", rolledScores: [...totals] };
  const missing = (["race", "abilities"] as const).flatMap((step) => missingOfDnd5e(dealt, step, FREE_RULES));
  return missing.length === 0 && isSame(buildDnd5e(dealt).stats.abilityScores, stats.abilityScores);
}

/** Characteristics stay where they fell. */
function isCthulhuHonest(stats: RawFields, totals: readonly number[]): boolean {
  const rolled = Object.fromEntries(CHARACTERISTICS.map(({ key }, place) => [key, totals[place]]));
  return isSame(rolled, stats.characteristics) && stats.luck === totals[CHARACTERISTICS.length];
}

function areScoresRolled(forged: Forged, rolls: ForgeRollsDocument | undefined): boolean {
  const totals = rolls?.scores?.map(({ total }) => total);
  if (totals === undefined) return false;
  if (forged.system === "cthulhu") return isCthulhuHonest(forged.stats, totals);
  const draft = readDraft("dnd5e", choicesOf(forged));
  return draft !== undefined && isDnd5eHonest(draft, forged.stats, totals);
}

function areHitPointsRolled(forged: Forged, rolls: ForgeRollsDocument | undefined): boolean {
  const draft = readDraft("dnd5e", choicesOf(forged));
  // What was made elsewhere says nothing of its dice.
  if (draft === undefined) return true;
  const sides = laterHitDice(draft);
  if (sides.length === 0) return true;
  const laterDice = hitDiceFor(rolls ?? { hitDice: [] }, sides).filter((value) => value !== undefined);
  if (laterDice.length < sides.length) return false;
  const rolled: Dnd5eDraft = { ...draft, hitPointRule: "rolled", laterDice, maxHitPoints: 0 };
  return isSame(buildDnd5e(rolled).stats.hp, forged.stats.hp);
}

/**
 * Whether a new character for a table that rolls brings what the server rolled for its player there. Throws
 * `not-as-rolled` otherwise: nobody rerolls in secret. Tables that do not roll ask nothing.
 */
export function checkTableRolls(
  settings: CampaignSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): void {
  const rollsScores =
    settings.abilityMethod === "rolled" && (forged.system === "dnd5e" || forged.system === "cthulhu");
  const rollsHitDice = settings.hitPoints === "rolled" && forged.system === "dnd5e";
  const isHonest =
    (!rollsScores || areScoresRolled(forged, rolls)) && (!rollsHitDice || areHitPointsRolled(forged, rolls));
  if (!isHonest) throw new AppError("not-as-rolled");
}
