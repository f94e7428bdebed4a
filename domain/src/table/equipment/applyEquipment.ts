import { gameOf } from "../../games/registry/games";
import type { Character } from "../../sheet/character/character";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import { grantedActions } from "../../sheet/equipment/grantedActions";
import { type Item, NO_EFFECTS } from "../../sheet/equipment/item";
import { isArmor, isWeapon } from "../../sheet/equipment/itemKind";
import type { ResolvedItem } from "../../sheet/equipment/resolveItem";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { carriedItems } from "../../sheet/inventory/tabs";
import type { SystemId } from "../../values/systemIds";
import { weaponAttack } from "./weaponAttack";

/**
 * The items that take effect (product §4): equipped, and attuned if they require it. Armour and weapons that
 * one is not attuned to still protect and strike, without their magic.
 */
function activeItems(
  entries: readonly InventoryEntry[],
  items: readonly Item[],
  system: SystemId,
): ResolvedItem[] {
  const worn = carriedItems(entries, items, system)
    .filter(({ entry }) => entry.equipped)
    .flatMap(({ entry, item }) => {
      if (entry.attuned || !item.requiresAttunement) return [item];
      return isArmor(item) || isWeapon(item) ? [{ ...item, effects: NO_EFFECTS }] : [];
    });
  const { helps } = gameOf(system).equipment ?? {};
  return helps ? worn.filter((item) => helps(item, worn)) : worn;
}

const grantActions = (character: Character, active: readonly ResolvedItem[]): Character => {
  const granted = active.map(grantedActions);
  const { damage: inHand } = gameOf(character.system).equipment ?? {};
  return {
    ...character,
    actions: [
      ...character.actions.map((action) =>
        action.damage && inHand ? { ...action, damage: inHand(character, action.damage) } : action,
      ),
      ...active.filter(isWeapon).map((item) => weaponAttack(character, item)),
      ...granted.flatMap(({ actions }) => actions),
    ],
    bonusActions: [...character.bonusActions, ...granted.flatMap(({ bonusActions }) => bonusActions)],
    reactions: [...character.reactions, ...granted.flatMap(({ reactions }) => reactions)],
  };
};

/**
 * The character with the effects of its equipment (product §4 "Equipment effects"), for display; never to be
 * saved: its values as its game raises them, and the actions that items grant.
 *
 * `entries` are the character's own, or the ones in an editor; `items` are those that could be loaded.
 */
export function applyEquipment(
  character: Character,
  entries: readonly InventoryEntry[],
  items: readonly Item[],
): EquippedCharacter {
  const active = activeItems(entries, items, character.system);
  const { raise } = gameOf(character.system).equipment ?? {};
  const raised = raise?.(character, active) ?? { character, contributions: [] };
  return { ...raised, character: grantActions(raised.character, active) };
}
