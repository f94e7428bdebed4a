import type { Character } from "../character/character";
import { normaliseCharacter } from "../character/normaliseCharacter";
import { abilityPanels } from "../character/sheetRolls";
import { applyEquipment } from "../equipment/applyEquipment";
import { sheetBlocks } from "../systems/sheetBlocks";
import type { RollSpec } from "../systems/sheetRoll";
import type { SystemId } from "../systems/systemIds";
import { actionRolls } from "./actionRolls";

/** A roll of a sheet that a tray of dice is filled in with; in D&D the modifier of a d20. */
export interface SheetChoice {
  readonly label: string;
  readonly roll: RollSpec | { readonly game: "dnd5e"; readonly modifier: number };
}

interface SheetChoiceGroup {
  readonly title: string;
  /** Not empty. */
  readonly choices: readonly SheetChoice[];
}

const d20 = (label: string, modifier: number | undefined): SheetChoice[] =>
  modifier === undefined ? [] : [{ label, roll: { game: "dnd5e", modifier } }];

/** The character with what it wears, as far as its entries describe that. */
const equippedCharacter = (raw: unknown): Character => {
  const known = normaliseCharacter(raw);
  return applyEquipment(known, known.inventoryItems, []).character;
};

/** The rolls to hit; dice of damage are no roll of these trays. */
const attackChoices = (character: Character): SheetChoiceGroup => ({
  title: "Attaques",
  choices: character.actions.flatMap((action) =>
    actionRolls(character, action).flatMap(({ request }) => {
      if (request.kind === "check") return d20(request.label, request.modifier);
      return request.kind === "game" ? [{ label: request.label, roll: request.spec }] : [];
    }),
  ),
});

const dnd5eChoices = (raw: unknown): SheetChoiceGroup[] => {
  const character = equippedCharacter(raw);
  const panels = abilityPanels(character);
  return [
    attackChoices(character),
    {
      title: "Compétences",
      choices: panels.flatMap(({ skills }) => skills.flatMap(({ name, bonus }) => d20(name, bonus))),
    },
    {
      title: "Sauvegardes",
      choices: panels.flatMap(({ name, savingThrow }) => d20(`Sauvegarde de ${name}`, savingThrow.bonus)),
    },
    { title: "Caractéristiques", choices: panels.flatMap(({ name, modifier }) => d20(name, modifier)) },
  ];
};

const gameChoices = (system: SystemId, raw: unknown): SheetChoiceGroup[] => [
  attackChoices({ ...equippedCharacter(raw), system }),
  ...sheetBlocks(system, raw).map((block) => {
    const lines = block.kind === "scores" ? block.scores : block.kind === "pool" ? block.pools : [];
    return {
      title: block.title,
      choices: lines.flatMap(({ label, roll }) => (roll === undefined ? [] : [{ label, roll }])),
    };
  }),
];

/**
 * What a character's sheet can roll, in the sheet's own groups: skills, attributes and percentages, and
 * the attacks of what it carries. Never throws; what could not be read is left out.
 */
export function sheetChoices(system: SystemId, raw: unknown): readonly SheetChoiceGroup[] {
  const groups = system === "dnd5e" ? dnd5eChoices(raw) : gameChoices(system, raw);
  return groups.filter(({ choices }) => choices.length > 0);
}
