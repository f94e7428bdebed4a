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

/** The stats with this one field, however it was spelt before. */
const withStat = (stats: RawFields, name: string, value: unknown): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(stats).filter(([key]) => fieldName(key) !== fieldName(name))),
  [name]: value,
});

/** `items` are those worn that could be loaded: healing stops at the maximum that they raise. */
function changeDnd5e(
  character: CharacterDocument,
  items: readonly Item[],
  change: HitPointsChange,
): Record<string, unknown> {
  const read = normaliseCharacter(character);
  if (read.hp === undefined) throw unknownPoints();
  const equipped = applyEquipment(read, read.inventoryItems, items).character;
  const { current, temporary = 0 } = changeHitPoints({ ...read.hp, max: equipped.hp?.max }, change);
  // A written 0 outweighs temporary hit points that an import left under another name.
  return withStat(character.stats, "hp", { ...read.hp, current, temporary });
}

const unknownPoints = () =>
  new AppError("invalid-input", { sentence: "Ce personnage n'a pas de points de vie renseignés." });

const lifeOf = (character: CharacterDocument): SheetTracker | undefined =>
  sheetBlocks(character.system, character)
    .flatMap((block) => (block.kind === "tracker" ? block.trackers : []))
    .find(({ tone }) => tone === "life");

/** The other games keep their points where their sheet looks for them, and know no temporary ones. */
function changeTracker(character: CharacterDocument, change: HitPointsChange): Record<string, unknown> {
  const life = lifeOf(character);
  if (life === undefined) throw unknownPoints();
  if (change.kind === "temporary") {
    throw new AppError("invalid-input", { sentence: "Ce jeu n'a pas de points de vie temporaires." });
  }
  const { current } = changeHitPoints({ current: life.current, max: life.max }, change);
  const stats = withStat(character.stats, life.id, { current });
  // A maximum that follows from other values stays unwritten, so that it goes on following them.
  const isDerived = lifeOf({ ...character, stats })?.max === life.max;
  return isDerived ? stats : withStat(stats, life.id, { current, max: life.max });
}

/**
 * The stats of a character whose hit points change, by the hand of its owner or of its MJ. Its version stays: a change
 * of hit points makes nobody's unsaved inventory stale. Throws `character-not-found` for a deleted one and for those
 * who may not see it, `forbidden` for the other players, `invalid-input` where there are no such points.
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
