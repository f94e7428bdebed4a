import type { MessageDocument } from "domain/documents/message";
import { spokenMessage } from "domain/table/messages/spokenMessage";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { hear } from "./heardNews";
import { shortened } from "./shortened";

/** In the room: says a message that came while another part is shown; what is seen is not said elsewhere on this device. */
export function useRoomNews(campaignId: string, read: () => void) {
  const { uid } = useMember();
  return async (message: MessageDocument, isSeen: boolean): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    const isFirst = await hear(STORAGE_KEYS.heardNews(uid, campaignId, "messages"), message);
    if (isFirst && !isSeen) toast("info", shortened(spokenMessage(message)), { label: "Lire", run: read });
  };
}
