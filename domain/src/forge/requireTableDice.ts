import type { RawFields } from "../character/character";
import { normaliseCharacter } from "../character/normaliseCharacter";
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
  readonly class?: string;
  readonly stats: RawFields;
  readonly data: RawFields;
}

type RollingSettings = Pick<CampaignSettings, "abilityMethod" | "hitPoints">;

const isSame = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, at) => isSame(entry, b[at]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
};

/** What the table's dice decide, and the level that they hang on: as a sheet shows it, however it is spelt. */
const diceFactsOf = (raw: object) => {
  const { abilityScores, classes, level, hp, equipmentModifiers } = normaliseCharacter(raw);
  return { scores: { abilityScores, classes, level, equipmentModifiers }, maxHitPoints: hp?.max };
};

/** The improvements are those of its level, and its scores were handed out of what the server rolled. */
function areScoresDealt(draft: Dnd5eDraft): boolean {
  return (["race", "abilities"] as const).every(
    (step) => missingOfDnd5e(draft, step, FREE_RULES).length === 0,
  );
}

/** The draft with the table's dice in place of its own; undefined where the server never rolled them. */
function withTableDice(
  draft: Dnd5eDraft,
  settings: RollingSettings,
  rolls: ForgeRollsDocument | undefined,
): Dnd5eDraft | undefined {
  const totals = rolls?.scores?.map(({ total }) => total);
  const sides = laterHitDice(draft);
  const laterDice = hitDiceFor(rolls ?? { hitDice: [] }, sides).filter((value) => value !== undefined);
  if (settings.abilityMethod === "rolled" && totals === undefined) return undefined;
  if (settings.hitPoints === "rolled" && laterDice.length < sides.length) return undefined;
  return {
    ...draft,
    ...(settings.abilityMethod === "rolled" && { scoreMethod: "rolled", rolledScores: totals ?? [] }),
    ...(settings.hitPoints === "rolled" && { hitPointRule: "rolled", laterDice, maxHitPoints: 0 }),
  };
}

/** The sheet is what its choices make of the table's dice. What was made elsewhere says nothing of its dice. */
function isDnd5eHonest(
  forged: Forged,
  settings: RollingSettings,
  rolls: ForgeRollsDocument | undefined,
): boolean {
  const choices = isRecord(forged.data.forge) ? { ...forged.data.forge, system: forged.system } : undefined;
  const draft = readDraft("dnd5e", choices);
  const dealt = draft && withTableDice({ ...draft, free: false }, settings, rolls);
  if (dealt === undefined) return false;
  if (settings.abilityMethod === "rolled" && !areScoresDealt(dealt)) return false;
  const [made, sent] = [diceFactsOf({ system: "dnd5e", ...buildDnd5e(dealt) }), diceFactsOf(forged)];
  const areHitPointsHonest = settings.hitPoints !== "rolled" || made.maxHitPoints === sent.maxHitPoints;
  return areHitPointsHonest && isSame(made.scores, sent.scores);
}

/** Characteristics stay where they fell; luck is spent in play. */
function isCthulhuHonest({ stats }: Forged, rolls: ForgeRollsDocument | undefined): boolean {
  const totals = rolls?.scores?.map(({ total }) => total);
  if (totals === undefined) return false;
  const rolled = Object.fromEntries(CHARACTERISTICS.map(({ key }, place) => [key, totals[place]]));
  const luck = totals[CHARACTERISTICS.length] ?? 0;
  return isSame(rolled, stats.characteristics) && typeof stats.luck === "number" && stats.luck <= luck;
}

/** Whether the rules of this table have the server roll anything for a character of this game. */
export function rollsForCharacters({ abilityMethod, hitPoints }: RollingSettings, system: SystemId): boolean {
  if (system === "cthulhu") return abilityMethod === "rolled";
  return system === "dnd5e" && (abilityMethod === "rolled" || hitPoints === "rolled");
}

/**
 * Whether a character brings what the server rolled for its player at this table: scores, hit points, and the level
 * that these hang on. Tables that do not roll ask nothing.
 */
export function isAsRolled(
  settings: RollingSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): boolean {
  if (!rollsForCharacters(settings, forged.system)) return true;
  return forged.system === "cthulhu"
    ? isCthulhuHonest(forged, rolls)
    : isDnd5eHonest(forged, settings, rolls);
}

/** Throws `not-as-rolled` for a new character that does not bring them: nobody rerolls in secret. */
export function requireTableDice(
  settings: RollingSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): void {
  if (!isAsRolled(settings, forged, rolls)) throw new AppError("not-as-rolled");
}
