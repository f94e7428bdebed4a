import { showScene as showSceneCall } from "domain/api/scenes";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../../../../http/call";
import { movesSent } from "../../../../live/scene/sceneDocuments";

interface ShowingTable {
  readonly campaignId: string;
  readonly system: SystemId;
}

export const SHOWING_FAILURE = "La scène n'a pas pu être montrée. Réessaie.";

/** Puts a scene on the table, or takes it away again by null. */
export async function showScene({ campaignId, system }: ShowingTable, sceneId: string | null) {
  // Tokens are shown where they stand by then: a move that is still on its way would be lost.
  await movesSent();
  return call(showSceneCall, { params: { system, id: campaignId }, body: { sceneId } });
}
