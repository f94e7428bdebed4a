import { fights } from "domain/documents/fight";
import { changedCreatures } from "domain/table/scene/shownState";
import { tokenIdOf } from "domain/table/scene/tokens";
import { followStates } from "../scenes/shownStates";
import { fromSnapshot } from "../store/firestore";
import type { ChangeEvent } from "./events";
import { ringForTurn } from "./rung";

/**
 * Shows what became of creatures on the scene, and tells the player whose turn has begun. A turn of a creature changes none of
 * them, and costs no read.
 */
export async function fightUpdated(campaignId: string, { before, after, time }: ChangeEvent): Promise<void> {
  const [earlier, now] = [fromSnapshot(fights, before)?.data, fromSnapshot(fights, after)?.data];
  if (earlier === undefined || now === undefined) return;
  const changed = changedCreatures(earlier.panel.fighting.creatures, now.panel.fighting.creatures);
  const tokenIds = changed.flatMap((id) => tokenIdOf("creature", id) ?? []);
  if (tokenIds.length > 0) await followStates(campaignId, tokenIds);
  await ringForTurn(campaignId, earlier, now, time);
}
