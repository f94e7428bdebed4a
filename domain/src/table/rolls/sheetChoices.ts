import type { RollRequest } from "../../game/rolls/rollRequest";
import type { SheetBlock } from "../../game/sheet";
import type { SheetChoiceGroup } from "../../game/sheetRules";
import { gameOf } from "../../games/registry/games";
import { sheetBlocks } from "../../games/sheetBlocks";
import type { Character } from "../../sheet/character/character";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import type { Item } from "../../sheet/equipment/item";
import type { SystemId } from "../../values/systemIds";
import { applyEquipment } from "../equipment/applyEquipment";
import { actionRolls } from "./actionRolls";

/** The character with what it wears, as far as these items and its entries describe that. */
export const equippedOf = (raw: unknown, items: readonly Item[] = []): EquippedCharacter => {
  const known = normaliseCharacter(raw);
  return applyEquipment(known, known.inventoryItems, items);
};

/** One by one: what throws several at a press has the label of one. */
const attackChoices = (character: Character): SheetChoiceGroup => ({
  title: "Attaques",
  choices: [...character.actions, gameOf(character.system).sheet.bareHands(character)]
    .flatMap((action) => actionRolls(character, action).map(({ request }) => request))
    .filter(({ times }) => times === undefined),
});

const blockChoices = (block: SheetBlock): RollRequest[] => {
  if (block.kind === "scores") {
    return block.scores.flatMap(({ label, roll, subject }) =>
      roll === undefined ? [] : [{ kind: "game", label, spec: roll, subject }],
    );
  }
  return block.kind === "pool"
    ? block.pools.map(({ label, roll }) => ({ kind: "game", label, spec: roll }))
    : [];
};

const gameChecks = (system: SystemId, raw: unknown): SheetChoiceGroup[] =>
  sheetBlocks(system, raw).map((block) => ({ title: block.title, choices: blockChoices(block) }));

/** The values of a sheet that can be rolled, without its attacks; `character` with its equipment, `raw` as it came. */
export const sheetChecks = (character: Character, raw: unknown): readonly SheetChoiceGroup[] =>
  gameOf(character.system).sheet.checks?.(character) ?? gameChecks(character.system, raw);

/** What is rolled in any fight against somebody: a facedown. Initiative is no choice of a sheet's. */
const opposedChoices = (character: Character, raw: unknown): SheetChoiceGroup => ({
  title: "Combat",
  choices: gameOf(character.system)
    .sheet.fightRolls(character, raw)
    .flatMap((request) => (request?.opposed ? [request] : [])),
});

/**
 * What a character's sheet can roll, in the sheet's own groups and as the sheet asks for it: skills, attributes and
 * percentages, and the attacks of what it carries with their damage. Never throws; what could not be read is left out.
 */
export function sheetChoices(
  system: SystemId,
  raw: unknown,
  items: readonly Item[] = [],
): readonly SheetChoiceGroup[] {
  const character = { ...equippedOf(raw, items).character, system };
  return [attackChoices(character), ...sheetChecks(character, raw), opposedChoices(character, raw)].filter(
    ({ choices }) => choices.length > 0,
  );
}
