import { INITIATIVE_GROUP, type TraitGroup } from "../../game/asks";
import { INITIATIVE_LABEL } from "../../game/rolls/initiative";
import type { RollSubject } from "../../game/rolls/rollEffect";
import type { RollRequest } from "../../game/rolls/rollRequest";
import type { SheetChoiceGroup } from "../../game/sheetRules";
import { ABILITY_KEYS } from "../../sheet/character/abilities";
import type { Character } from "../../sheet/character/character";
import { SKILL_KEYS, SKILLS } from "../../sheet/character/skills";
import { ABILITIES } from "./abilities";
import { DEATH_SAVE } from "./deathSave";
import { savingThrowLabel } from "./savingThrowLabel";
import { abilityPanels, initiativeBonusOf } from "./sheetRolls";

const check = (label: string, modifier: number | undefined, subject: RollSubject): RollRequest[] =>
  modifier === undefined ? [] : [{ kind: "check", label, modifier, subject }];

/** Skills, saving throws and abilities. */
export const dnd5eChecks = (character: Character): SheetChoiceGroup[] => {
  const panels = abilityPanels(character);
  return [
    {
      title: "Compétences",
      choices: panels.flatMap(({ key, skills }) =>
        skills.flatMap(({ key: skill, name, bonus }) =>
          check(name, bonus, { kind: "check", trait: key, skill }),
        ),
      ),
    },
    {
      title: "Sauvegardes",
      choices: panels.flatMap(({ key, name, savingThrow }) =>
        check(savingThrowLabel(name), savingThrow.bonus, { kind: "save", trait: key }),
      ),
    },
    {
      title: "Caractéristiques",
      choices: panels.flatMap(({ key, name, modifier }) =>
        check(name, modifier, { kind: "check", trait: key }),
      ),
    },
  ];
};

/** Undefined where it is not known. */
export function dnd5eInitiative(character: Character): RollRequest | undefined {
  const modifier = initiativeBonusOf(character);
  return modifier === undefined
    ? undefined
    : { kind: "check", label: INITIATIVE_LABEL, modifier, subject: { kind: "check", trait: "dex" } };
}

const abilityNames = ABILITY_KEYS.map((key) => ABILITIES[key].name);

/** What the MJ may ask for, by the names of the sheet. */
export const dnd5eAsked: readonly TraitGroup[] = [
  { title: "Compétences", traits: SKILL_KEYS.map((key) => SKILLS[key].name) },
  { title: "Sauvegardes", traits: abilityNames.map(savingThrowLabel) },
  { title: "Caractéristiques", traits: abilityNames },
  { ...INITIATIVE_GROUP, traits: [...INITIATIVE_GROUP.traits, DEATH_SAVE.label] },
];
