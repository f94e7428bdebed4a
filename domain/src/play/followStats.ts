import type { PlayStateDocument } from "../documents/play";
import type { EquippedCharacter } from "../equipment/applyEquipment";
import { isDeepEqual } from "./isDeepEqual";
import type { AnyPlaySystem } from "./playSystem";

/**
 * The state after somebody saved the stats: what the save says of now (hit points, Hunger, Sanity…) is taken
 * over, field by field; what it leaves as it was stays as play left it. Answers `document` itself where the save
 * says nothing of the kind.
 */
export function decideFollowStats(
  play: AnyPlaySystem,
  document: PlayStateDocument,
  before: EquippedCharacter,
  after: EquippedCharacter,
  now: number,
): PlayStateDocument {
  const [was = {}, is = {}] = [before, after].map((one) => play.firstState(one, play.limitsOf(one)));
  const changed = Object.entries(is).filter(([field, value]) => !isDeepEqual(value, was[field]));
  if (changed.length === 0) return document;
  const state = { ...document.state, ...Object.fromEntries(changed) };
  return { ...document, state, revision: document.revision + 1, updatedAt: now };
}
