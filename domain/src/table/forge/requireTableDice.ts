import type { CampaignSettings } from "../../documents/campaign";
import type { ForgeRollsDocument } from "../../documents/forgeRolls";
import { FREE_RULES } from "../../game/forge/forgeRules";
import { CHARACTERISTICS } from "../../games/cthulhu/traits";
import { buildDnd5e } from "../../games/dnd5e/forge/build";
import type { Dnd5eDraft } from "../../games/dnd5e/forge/draft";
import { laterHitDice } from "../../games/dnd5e/forge/hitDice";
import { missingOfDnd5e } from "../../games/dnd5e/forge/steps";
import type { RawFields } from "../../sheet/character/character";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { AppError } from "../../values/errors";
import { isRecord } from "../../values/reading/fields";
import type { SystemId } from "../../values/systemIds";
import { readDraft } from "./draft";
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

/**
 * The values that the campaign's dice determine, and the level they depend on, in whatever shape they are
 * stored.
 */
const diceFactsOf = (raw: object) => {
  const { abilityScores, classes, level, hp, equipmentModifiers } = normaliseCharacter(raw);
  return { scores: { abilityScores, classes, level, equipmentModifiers }, maxHitPoints: hp?.max };
};

/** Whether improvements fit the level, and scores are assigned from the server's rolls. */
function areScoresAllowed(draft: Dnd5eDraft): boolean {
  return (["race", "abilities"] as const).every(
    (step) => missingOfDnd5e(draft, step, FREE_RULES).length === 0,
  );
}

/** The draft with the server's rolls in place of its own; undefined when the server has not rolled them. */
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

/**
 * Whether the sheet's values follow from its choices and the server's rolls. False for characters made
 * elsewhere, whose dice are unknown.
 */
function matchesDnd5eRolls(
  forged: Forged,
  settings: RollingSettings,
  rolls: ForgeRollsDocument | undefined,
): boolean {
  const choices = isRecord(forged.data.forge) ? { ...forged.data.forge, system: forged.system } : undefined;
  const draft = readDraft("dnd5e", choices);
  const rolledDraft = draft && withTableDice({ ...draft, free: false }, settings, rolls);
  if (rolledDraft === undefined) return false;
  if (settings.abilityMethod === "rolled" && !areScoresAllowed(rolledDraft)) return false;
  const [derived, sent] = [diceFactsOf({ system: "dnd5e", ...buildDnd5e(rolledDraft) }), diceFactsOf(forged)];
  const matchesHitPoints = settings.hitPoints !== "rolled" || derived.maxHitPoints === sent.maxHitPoints;
  return matchesHitPoints && isSame(derived.scores, sent.scores);
}

/** Characteristics must be in the order rolled; Luck may be lower, since it is spent in play. */
function matchesCthulhuRolls({ stats }: Forged, rolls: ForgeRollsDocument | undefined): boolean {
  const totals = rolls?.scores?.map(({ total }) => total);
  if (totals === undefined) return false;
  const rolled = Object.fromEntries(CHARACTERISTICS.map(({ key }, index) => [key, totals[index]]));
  const luck = totals[CHARACTERISTICS.length] ?? 0;
  return isSame(rolled, stats.characteristics) && typeof stats.luck === "number" && stats.luck <= luck;
}

/** Whether the settings make the server roll anything for characters of this system. */
export function rollsForCharacters({ abilityMethod, hitPoints }: RollingSettings, system: SystemId): boolean {
  if (system === "cthulhu") return abilityMethod === "rolled";
  return system === "dnd5e" && (abilityMethod === "rolled" || hitPoints === "rolled");
}

/**
 * Whether scores, hit points and level of a character match the server's rolls for its player in this
 * campaign. True in campaigns that do not roll them.
 */
export function matchesTableRolls(
  settings: RollingSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): boolean {
  if (!rollsForCharacters(settings, forged.system)) return true;
  return forged.system === "cthulhu"
    ? matchesCthulhuRolls(forged, rolls)
    : matchesDnd5eRolls(forged, settings, rolls);
}

/**
 * Throws `not-as-rolled` for a new character that does not match the rolls, so that nobody can roll again
 * unnoticed.
 */
export function requireTableDice(
  settings: RollingSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): void {
  if (!matchesTableRolls(settings, forged, rolls)) throw new AppError("not-as-rolled");
}
