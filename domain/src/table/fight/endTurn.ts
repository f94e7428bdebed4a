import type { FightDocument } from "../../documents/fight";
import { activeEntry } from "../../documents/initiativeState";
import { refuse } from "../../operations/refuse";
import type { FightEntry } from "./fightOperation";

/** The turn that a player ends: the one of their character that their screen shows. */
export interface EndedTurn {
  /** Made once for each press. */
  readonly id: string;
  readonly characterId: string;
  readonly round: number;
}

/**
 * What a player's « Finir mon tour » does to the fight (product §2.8.25); the same again where it was done before.
 * Throws `operation-refused` where the MJ does not let players pass, and for a turn that is over.
 */
export function endedTurnEntry(
  fight: Pick<FightDocument, "panel" | "playersPass" | "startedAt" | "operationIds"> | undefined,
  { id, characterId, round }: EndedTurn,
): FightEntry {
  const entry: FightEntry = {
    id,
    operation: { type: "nextTurn", seen: { id: characterId, round } },
  };
  if (fight?.operationIds.includes(id)) return entry;
  if (!fight?.playersPass || fight.startedAt === undefined)
    return refuse("À cette table, le MJ passe les tours.");
  const { initiative } = fight.panel;
  if (activeEntry(initiative)?.id !== characterId || initiative.round !== round) {
    return refuse("Ce n'est plus ton tour.");
  }
  return entry;
}
