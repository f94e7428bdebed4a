import type { ForgeCampaign, ForgeDiceRules, Forged, RollingSettings } from "../../../game/forge/forge";
import { FREE_RULES } from "../../../game/forge/forgeRules";
import { isSame } from "../../../game/forge/isSame";
import { levelDiceFor, rollScoreDice, type ScoreDice, type TableRolls } from "../../../game/forge/scoreDice";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { rollDie } from "../../../values/dice/die";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { isRecord } from "../../../values/reading/fields";
import { ABILITY_ROLL } from "../abilityMethods";
import { buildDnd5e } from "./build";
import { chooseScoreMethod, takeHitDice, takeRolledScores } from "./choose";
import { type Dnd5eDraft, dnd5eDraftSchema } from "./draft";
import { isHitDiceComplete, laterHitDice } from "./hitDice";
import { missingOfDnd5e } from "./steps";

/** Six abilities. */
const SCORES: readonly ScoreDice[] = Array.from({ length: 6 }, () => ({ notation: ABILITY_ROLL, factor: 1 }));

function withDnd5eRules(draft: Dnd5eDraft, { id, settings }: ForgeCampaign): Dnd5eDraft {
  const { abilityMethod, hitPoints } = settings;
  const withMethods = { ...chooseScoreMethod(draft, abilityMethod), hitPointRule: hitPoints };
  if (draft.rolledFor === id) return withMethods;
  const withScores = abilityMethod === "rolled" ? takeRolledScores(withMethods, [], id) : withMethods;
  return { ...withScores, rolledFor: id, laterDice: hitPoints === "rolled" ? [] : draft.laterDice };
}

function rollDnd5e(draft: Dnd5eDraft, table: ForgeCampaign | undefined, source: RandomUint32): Dnd5eDraft {
  const isOpen = draft.scoreMethod === "rolled" && draft.rolledScores.length === 0;
  const rollsScores = isOpen && table?.settings.abilityMethod !== "rolled";
  const scored = rollsScores
    ? takeRolledScores(
        draft,
        rollScoreDice(SCORES, source).map(({ total }) => total),
      )
    : draft;
  if (isHitDiceComplete(scored) || table?.settings.hitPoints === "rolled") return scored;
  const dice = laterHitDice(scored).map((sides, level) => {
    const rolled = scored.laterDice[level];
    return rolled !== undefined && rolled <= sides ? rolled : rollDie(sides, source);
  });
  return takeHitDice(scored, dice, scored.rolledFor);
}

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
  rolls: TableRolls | undefined,
): Dnd5eDraft | undefined {
  const totals = rolls?.scores?.map(({ total }) => total);
  const sides = laterHitDice(draft);
  const laterDice = levelDiceFor(rolls ?? { hitDice: [] }, sides).filter((value) => value !== undefined);
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
  rolls: TableRolls | undefined,
): boolean {
  const choices = isRecord(forged.data.forge) ? { ...forged.data.forge, system: forged.system } : undefined;
  const read = dnd5eDraftSchema.safeParse(choices);
  const draft = read.success ? read.data : undefined;
  const rolledDraft = draft && withTableDice({ ...draft, free: false }, settings, rolls);
  if (rolledDraft === undefined) return false;
  if (settings.abilityMethod === "rolled" && !areScoresAllowed(rolledDraft)) return false;
  const [derived, sent] = [diceFactsOf({ system: "dnd5e", ...buildDnd5e(rolledDraft) }), diceFactsOf(forged)];
  const matchesHitPoints = settings.hitPoints !== "rolled" || derived.maxHitPoints === sent.maxHitPoints;
  return matchesHitPoints && isSame(derived.scores, sent.scores);
}

export const dnd5eDice: ForgeDiceRules<Dnd5eDraft> = {
  scores: SCORES,
  levelDice: true,
  isRolledAt: ({ abilityMethod, hitPoints }) => abilityMethod === "rolled" || hitPoints === "rolled",
  underRules: withDnd5eRules,
  rolled: rollDnd5e,
  matches: matchesDnd5eRolls,
};
