import { type TableSceneDocument, tableScenes } from "domain/documents/scene";
import { useMember } from "../session/SessionProvider";
import { documentListener } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/** The scene that lies on the table; null while there is none. */
export function useTableScene(campaignId: string): Live<TableSceneDocument | null> {
  const { uid } = useMember();
  return useLive(`${uid}:campaigns/${campaignId}/live/scene`, documentListener(tableScenes, campaignId));
}
