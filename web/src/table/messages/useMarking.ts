import { markMessage } from "domain/api/evenings";
import type { MessageDocument } from "domain/documents/message";
import { eveningOfWhisper, isSaidIn, mayForgetLine } from "domain/table/evenings/evenings";
import type { SystemId } from "domain/values/systemIds";
import { useKeptLines } from "../../api/evenings";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";

const KEEP_FAILURE = "Cette ligne n'a pas pu être gardée. Réessaie.";
const FORGET_FAILURE = "Cette ligne est toujours gardée. Réessaie.";

/** Whether a line is kept with the evening, and what changes that. */
export interface Mark {
  readonly marked: boolean;
  /** Undefined for a kept line that is the MJ's and its author's to let go. */
  readonly onMark: (() => void) | undefined;
}

type MarkedMessage = Pick<
  MessageDocument,
  "uid" | "name" | "text" | "emote" | "marked" | "playerUid" | "createdAt"
> & { readonly id: string };

/**
 * Keeps messages to all with the evening that is being played, or the last one, and whispers with theirs or the next one;
 * undefined for what was said to all at another time.
 */
export function useMarking({ id, system }: { readonly id: string; readonly system: SystemId }) {
  const { uid } = useMember();
  const campaign = dataOf(useLiveCampaign(id));
  const { keep, letGo } = useKeptLines({ id, system });
  const { mutate, variables, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ message, marked }: { message: MarkedMessage; marked: boolean }) =>
      call(markMessage, { params: { system, id, messageId: message.id }, body: { marked } }),
    onSuccess: (_, { message, marked }) => {
      const { id: messageId, uid: author, name, text, emote, playerUid, createdAt } = message;
      if (!marked) return letGo(messageId);
      const { evening } = campaign ?? {};
      const eveningId = playerUid === undefined ? evening?.id : eveningOfWhisper(evening, message);
      const line = { id: messageId, uid: author, name, text, createdAt };
      if (eveningId !== undefined)
        keep({ ...line, eveningId, ...(emote && { emote }), ...(playerUid !== undefined && { playerUid }) });
    },
    onError: (error, { marked }) =>
      toast("error", serverSentence(error, marked ? KEEP_FAILURE : FORGET_FAILURE)),
  });
  return (message: MarkedMessage): Mark | undefined => {
    // A whisper between evenings leads to the next one.
    if (!campaign || (message.playerUid === undefined && !isSaidIn(campaign.evening, message)))
      return undefined;
    // Shown as it will be, until the message itself says so.
    const coming = isPending && variables.message.id === message.id ? variables.marked : undefined;
    const marked = coming ?? message.marked === true;
    const mayChange = !marked || mayForgetLine(uid, message, campaign);
    return {
      marked,
      onMark: mayChange ? () => mutate({ message, marked: !marked }) : undefined,
    };
  };
}
