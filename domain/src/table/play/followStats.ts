import type { CharacterDocument } from "../../documents/character";
import type { PlayStateDocument } from "../../documents/play";
import type { AnyPlaySystem } from "../../game/play";
import { readState } from "../../game/readState";
import { withStats } from "../../sheet/character/withStats";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import { AppError } from "../../values/errors";
import { isDeepEqual } from "../../values/isDeepEqual";
import { isRecord } from "../../values/reading/fields";
import { statsInPlay } from "./statsInPlay";

type Fields = Readonly<Record<string, unknown>>;

/**
 * A character as it was shown before a save, and as it is shown after it: with the stats of the moment, of which
 * `fields`, those that the save names, say otherwise. The stored stats do not know what play did since.
 */
export function shownBySave(
  play: AnyPlaySystem,
  { state }: Pick<PlayStateDocument, "state">,
  stored: CharacterDocument,
  saved: CharacterDocument,
  fields: readonly string[],
): readonly [before: CharacterDocument, after: CharacterDocument] {
  const named = Object.entries(saved.stats).filter(([field]) => fields.includes(field));
  const unnamed = statsInPlay(play, saved, state);
  return [
    { ...stored, stats: statsInPlay(play, stored, state) },
    { ...saved, stats: withStats(unnamed, Object.fromEntries(named)) },
  ];
}

/** `stored` with what differs between `was` and `is`; of records, key by key. */
function followed(stored: unknown, was: unknown, is: unknown): unknown {
  if (isDeepEqual(was, is)) return stored;
  if (!isRecord(stored) || !isRecord(was) || !isRecord(is)) return is;
  const kept = Object.entries(stored).filter(([key]) => key in is || !(key in was));
  const taken = Object.keys(is).map((key) => [key, followed(stored[key], was[key], is[key])] as const);
  return Object.fromEntries([...kept, ...taken.filter(([, value]) => value !== undefined)]);
}

/**
 * The state after somebody saved the stats: what the save says of now (hit points, Hunger, Sanity…) is taken
 * over, field by field; what it leaves as it was shown (`shownBySave`) stays as play left it. Answers `document`
 * itself where the save says nothing of the kind. Throws `document-invalid` for a state that its game cannot read.
 */
export function decideFollowStats(
  play: AnyPlaySystem,
  document: PlayStateDocument,
  before: EquippedCharacter,
  after: EquippedCharacter,
  now: number,
): PlayStateDocument {
  const firstOf = (one: EquippedCharacter): Fields => play.firstState(one, play.limitsOf(one));
  const [was, is] = [firstOf(before), firstOf(after)];
  if (isDeepEqual(was, is)) return document;
  const state = readState(play, followed({ ...play.fresh, ...document.state }, was, is) as Fields);
  if (state === undefined) throw new AppError("document-invalid");
  return changed(document, state, now);
}

const changed = (document: PlayStateDocument, state: Fields, now: number): PlayStateDocument => ({
  ...document,
  state: { ...state },
  revision: document.revision + 1,
  updatedAt: now,
});

/**
 * The state after somebody put something on or off: hit points that no longer fit are gone, and none are gained
 * (docs/decisions/equipment-precedence.md). Answers `document` itself where nothing moves, or its game cannot read it.
 */
export function decideSettle(
  play: AnyPlaySystem,
  document: PlayStateDocument,
  worn: EquippedCharacter,
  now: number,
): PlayStateDocument {
  const state = readState(play, document.state);
  if (state === undefined || play.settled === undefined) return document;
  const settled = play.settled(state, play.limitsOf(worn));
  return settled === state ? document : changed(document, settled, now);
}
