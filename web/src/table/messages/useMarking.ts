import { markMessage } from "domain/api/evenings";
import type { MessageDocument } from "domain/documents/message";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { toast } from "../../ui/toast";

const FAILURE = "Cette ligne n'a pas pu être gardée. Réessaie.";

/** Whether a line is kept with the evening, and what changes that. */
export interface Mark {
  readonly marked: boolean;
  readonly onMark: () => void;
}

/** Keeps messages to all with the evening that is being played; undefined for whispers, for what was said before, and while none is played. */
export function useMarking({ id, system }: { readonly id: string; readonly system: SystemId }) {
  const evening = dataOf(useLiveCampaign(id))?.evening;
  const isPlayed = evening !== undefined && evening.endedAt === undefined;
  const { mutate, variables, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ messageId, marked }: { messageId: string; marked: boolean }) =>
      call(markMessage, { params: { system, id, messageId }, body: { marked } }),
    onError: (error) => toast("error", serverSentence(error, FAILURE)),
  });
  return (
    message: Pick<MessageDocument, "marked" | "playerUid" | "createdAt"> & { readonly id: string },
  ): Mark | undefined => {
    const isSaidNow = isPlayed && message.createdAt >= evening.startedAt;
    if (!isSaidNow || message.playerUid !== undefined) return undefined;
    // Shown as it will be, until the message itself says so.
    const coming = isPending && variables.messageId === message.id ? variables.marked : undefined;
    const marked = coming ?? message.marked === true;
    return { marked, onMark: () => mutate({ messageId: message.id, marked: !marked }) };
  };
}
