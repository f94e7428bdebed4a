import { type CharacterDocument, characters } from "domain/documents/character";
import { type PlayStateDocument, playLog, playStates } from "domain/documents/play";
import type { Build } from "domain/game/advance";
import type { PlayChange } from "domain/table/play/changePlayState";
import type { Stored } from "../store/firestore";
import type { GuardedBatch } from "../store/guardedBatch";

/** A character with its state in play, as they were read. */
export interface PlaySubject {
  readonly character: Stored<CharacterDocument>;
  /** Undefined for a character that was made before there were states. */
  readonly state: Stored<PlayStateDocument> | undefined;
}

/** Another version of the build, as `updateCharacter` makes one. */
const advancedBy = ({ data }: Stored<CharacterDocument>, { stats, data: own }: Build, now: number) => ({
  stats: { ...stats },
  data: { ...own },
  version: data.version + 1,
  updatedAt: now,
});

/** Writes what operations made of a character, guarded by what was read of it. */
export function writePlayChange(
  batch: GuardedBatch,
  { character, state }: PlaySubject,
  { document, build, created, undone }: PlayChange,
): void {
  const { id } = character;
  if (build === undefined) batch.requireUnchanged(characters, [id], character.version);
  else batch.update(characters, [id], advancedBy(character, build, document.updatedAt), character.version);
  if (state === undefined) batch.create(playStates, [id], document);
  else batch.update(playStates, [id], document, state.version);
  for (const [operationId, entry] of created) batch.create(playLog, [id, operationId], entry);
  for (const [operationId, undoneBy] of undone) batch.update(playLog, [id, operationId], { undoneBy });
}
