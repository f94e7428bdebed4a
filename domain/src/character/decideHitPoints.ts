import type { Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import { applyEquipment } from "../equipment/applyEquipment";
import type { Item } from "../equipment/item";
import { AppError } from "../errors";
import { fieldName } from "../reading/fields";
import type { SheetTracker } from "../systems/sheet";
import { sheetBlocks } from "../systems/sheetBlocks";
import { changeHitPoints, type HitPointsChange } from "./changeHitPoints";
import type { RawFields } from "./character";
import { requireCharacterAuthority } from "./characterAuthority";
import { normaliseCharacter } from "./normaliseCharacter";

/** The stats with this field set, whatever case it was stored in before. */
const withStat = (stats: RawFields, name: string, value: unknown): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(stats).filter(([key]) => fieldName(key) !== fieldName(name))),
  [name]: value,
});

/** `items` are the worn items that could be loaded: healing stops at the maximum that they raise. */
function changeDnd5e(
  character: CharacterDocument,
  items: readonly Item[],
  change: HitPointsChange,
): Record<string, unknown> {
  const read = normaliseCharacter(character);
  if (read.hp === undefined) throw unknownPoints();
  const equipped = applyEquipment(read, read.inventoryItems, items).character;
  const { current, temporary = 0 } = changeHitPoints({ ...read.hp, max: equipped.hp?.max }, change);
  // A stored 0 takes precedence over temporary hit points that an import stored under another name.
  return withStat(character.stats, "hp", { ...read.hp, current, temporary });
}

const unknownPoints = () =>
  new AppError("invalid-input", { sentence: "Ce personnage n'a pas de points de vie renseignés." });

const healthOf = (character: CharacterDocument): SheetTracker | undefined =>
  sheetBlocks(character.system, character)
    .flatMap((block) => (block.kind === "tracker" ? block.trackers : []))
    .find(({ tone }) => tone === "life");

/** The other games store their points where their sheet reads them, and have no temporary ones. */
function changeTracker(character: CharacterDocument, change: HitPointsChange): Record<string, unknown> {
  const health = healthOf(character);
  if (health === undefined) throw unknownPoints();
  if (change.kind === "temporary") {
    throw new AppError("invalid-input", { sentence: "Ce jeu n'a pas de points de vie temporaires." });
  }
  const { current } = changeHitPoints({ current: health.current, max: health.max }, change);
  const stats = withStat(character.stats, health.id, { current });
  // A maximum that is derived from other values is not stored, so that it keeps following them.
  const isDerived = healthOf({ ...character, stats })?.max === health.max;
  return isDerived ? stats : withStat(stats, health.id, { current, max: health.max });
}

/**
 * The stats of a character after its owner or its MJ changes its hit points. The version stays the same, so
 * that the change does not conflict with unsaved inventories. Throws `character-not-found` for a deleted
 * character and for those who may not see it, `forbidden` for the other players, `invalid-input` when there
 * are no such points.
 */
export function decideHitPoints(
  callerUid: string,
  character: CharacterDocument,
  table: Table | undefined,
  items: readonly Item[],
  change: HitPointsChange,
): Record<string, unknown> {
  if (character.deletedAt !== undefined) throw new AppError("character-not-found");
  requireCharacterAuthority("changeHitPoints", callerUid, character, table);
  return character.system === "dnd5e"
    ? changeDnd5e(character, items, change)
    : changeTracker(character, change);
}
