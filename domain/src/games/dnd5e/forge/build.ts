import { LENGTHS } from "../../../game/forge/draftFields";
import { packGear } from "../../../game/forge/gear";
import { identityData } from "../../../game/forge/identity";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import type { Action } from "../../../sheet/character/actions";
import { classLabel } from "../../../sheet/character/fallbacks";
import type { ProficiencyGroup } from "../../../sheet/character/proficiencies";
import { SKILL_KEYS, type SkillKey } from "../../../sheet/character/skills";
import type { Proficiency } from "../../../sheet/character/training";
import { splitText } from "../../../values/reading/values";
import { ABILITIES, abilityModifier } from "../abilities";
import { dnd5eItems } from "../catalogue/items";
import { multiclassProficiencies } from "../multiclassing";
import { proficiencyBonusAt } from "../proficiency";
import { isNamed, type SpellEntry } from "../spells/spellbook";
import type { Dnd5eDraft } from "./draft";
import {
  backgroundName,
  backgroundOf,
  className,
  classNamed,
  classOf,
  finalScores,
  isJack,
  knownLanguages,
  raceName,
  raceOf,
  savingThrowsOf,
  subraceOf,
  totalLevel,
  trainedSkills,
} from "./facts";
import { maxHitPoints } from "./hitDice";
import { spellsOf } from "./spells";
import { startingLots } from "./startingKit";

const ORDINARY_SPEED = { value: 9, unit: "m" } as const;

/** The name of the spell attack on the sheet, by which an edit recognises it. */
export const SPELL_ATTACK = "Attaque de sort";

/** The spell attack as an action; none for characters without spells at their level. */
function spellActions(draft: Dnd5eDraft): Action[] {
  const spellcasting = classOf(draft)?.spellcasting;
  if (spellcasting === undefined || draft.level < spellcasting.fromLevel) return [];
  const modifier = abilityModifier(finalScores(draft)[spellcasting.ability]);
  const attackBonus = modifier + proficiencyBonusAt(totalLevel(draft));
  const ability = ABILITIES[spellcasting.ability].name;
  return [
    {
      name: SPELL_ATTACK,
      attackBonus,
      description: `${ability}. Difficulté des sauvegardes contre tes sorts : ${8 + attackBonus}.`,
    },
  ];
}

/** The whole of what the first class teaches, and a part of what the others do. */
function taughtBy(draft: Dnd5eDraft): string[] {
  const first = classOf(draft)?.proficiencies ?? [];
  const others = draft.otherClasses.flatMap(({ name }) =>
    multiclassProficiencies(classNamed(name)?.id ?? ""),
  );
  const has = (one: string) =>
    first.includes(one) || (/^Armures/.test(one) && first.includes("Toutes les armures"));
  return [...first, ...new Set(others.filter((one) => !has(one)))];
}

function proficiencyGroups(draft: Dnd5eDraft): ProficiencyGroup[] {
  const groups = [
    { label: "Armes et armures", names: taughtBy(draft) },
    { label: "Outils", names: [...(backgroundOf(draft)?.tools ?? [])] },
    { label: "Langues", names: [...knownLanguages(draft), ...draft.languages] },
    {
      label: "Traits de peuple",
      names: [...(raceOf(draft)?.traits ?? []), ...(subraceOf(draft)?.traits ?? [])],
    },
    { label: "Dons", names: splitText(draft.feats) },
    { label: "Historique", names: [backgroundOf(draft)?.feature ?? ""].filter(Boolean) },
    { label: "Sorts", names: splitText(draft.spells) },
  ];
  return groups.filter(({ names }) => names.length > 0);
}

const classLevels = (draft: Dnd5eDraft) =>
  [
    {
      name: className(draft),
      level: draft.level,
      ...(draft.subclass.trim() !== "" && { subclass: draft.subclass.trim() }),
    },
    ...draft.otherClasses.map(({ name, level, subclass = "" }) => ({
      name: name.trim(),
      level,
      ...(subclass.trim() !== "" && { subclass: subclass.trim() }),
    })),
  ].filter(({ name }) => name !== "");

/** The spells of a new character, those prepared that its draft says. */
function firstSpellbook(draft: Dnd5eDraft): readonly SpellEntry[] {
  const prepared = splitText(draft.prepared);
  return spellsOf(draft, []).map((entry) =>
    prepared.some((name) => isNamed(name)(entry)) ? { ...entry, preparation: "prepared" } : entry,
  );
}

function proficiencyIn(draft: Dnd5eDraft, trained: readonly SkillKey[], key: SkillKey): Proficiency {
  if (draft.expertise.includes(key)) return "expertise";
  if (trained.includes(key)) return "proficient";
  return isJack(draft) ? "half" : "none";
}

/**
 * The character as its document stores it, without armor class, which the sheet derives from equipped items.
 */
export function buildDnd5e(draft: Dnd5eDraft): NewCharacter {
  const { identity, ...choices } = draft;
  const classes = classLevels(draft);
  const max = maxHitPoints(draft);
  const proficient = (isTrained: boolean) => ({ proficiency: isTrained ? "proficient" : "none" }) as const;
  const saves = savingThrowsOf(draft);
  const trained = trainedSkills(draft);
  const gold = backgroundOf(draft)?.gold;
  return {
    name: identity.name.trim(),
    class: classes.length === 0 ? "" : classLabel({ classes }, true).slice(0, LENGTHS.line),
    pronoun: identity.pronoun.trim(),
    stats: {
      abilityScores: finalScores(draft),
      savingThrows: Object.fromEntries(ABILITY_KEYS.map((key) => [key, proficient(saves.includes(key))])),
      skills: Object.fromEntries(
        SKILL_KEYS.map((key) => [key, { proficiency: proficiencyIn(draft, trained, key) }]),
      ),
      hp: { current: max, max },
      speed: raceOf(draft)?.speed ?? ORDINARY_SPEED,
      proficiencyBonus: proficiencyBonusAt(totalLevel(draft)),
      actions: spellActions(draft),
      ...(draft.spells.trim() !== "" && { spellbook: firstSpellbook(draft) }),
      ...packGear(dnd5eItems, startingLots(draft)),
      ...(gold !== undefined && { purse: { gp: gold } }),
    },
    data: {
      ...identityData(identity),
      classes,
      level: totalLevel(draft),
      race: raceName(draft),
      background: backgroundName(draft),
      alignment: draft.alignment,
      proficiencies: proficiencyGroups(draft),
      forge: choices,
    },
  };
}
