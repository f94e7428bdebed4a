import { beginEvening, endEvening, markMessage, showRecap } from "domain/api/evenings";
import type { SystemId } from "domain/values/systemIds";
import { useKeptLines, useRefreshEvenings } from "../../api/evenings";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import { useCommand } from "../useCommand";

const BEGIN_FAILURE = "La séance n'a pas pu commencer. Réessaie.";
const END_FAILURE = "La séance n'a pas pu être finie. Réessaie.";
const FORGET_FAILURE = "Cette ligne est toujours gardée. Réessaie.";
const SHOW_FAILURE = "Le récapitulatif n'a pas pu être montré. Réessaie.";
const PUT_AWAY_FAILURE = "Le récapitulatif n'a pas pu être rangé. Réessaie.";

/** Which campaign, as calls name it. */
export interface EveningTable {
  readonly id: string;
  readonly system: SystemId;
}

/** The MJ begins an evening, or takes up the one that ended a moment ago. */
export function useBeginEvening({ id, system }: EveningTable, onBegun: () => void) {
  const refresh = useRefreshEvenings({ id, system });
  const { send, busy } = useCommand(() => call(beginEvening, { params: { system, id }, body: {} }), {
    failure: BEGIN_FAILURE,
    onDone: () => {
      void refresh();
      onBegun();
    },
  });
  return { begin: () => send(), busy };
}

/** The MJ ends an evening. */
export function useEndEvening({ id, system }: EveningTable, onEnded?: () => void) {
  const refresh = useRefreshEvenings({ id, system });
  const { send, busy } = useCommand(
    (eveningId: string) => call(endEvening, { params: { system, id, eveningId }, body: {} }),
    {
      failure: END_FAILURE,
      onDone: ({ number }) => {
        void refresh();
        toast("success", `La séance ${number} est finie : son compte rendu est prêt.`);
        onEnded?.();
      },
    },
  );
  return { end: send, busy };
}

/** A line of the chat is kept with its evening no more. */
export function useForgetLine({ id, system }: EveningTable) {
  const { letGo } = useKeptLines({ id, system });
  const { send, busy } = useCommand(
    (messageId: string) => call(markMessage, { params: { system, id, messageId }, body: { marked: false } }),
    { failure: FORGET_FAILURE, onDone: (_, messageId) => letGo(messageId) },
  );
  return { forget: send, busy };
}

/** The MJ shows the recap of an evening on all screens of the table, or puts it away. */
export function useShowRecap({ id, system }: EveningTable, onShown?: () => void) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (eveningId: string | null) =>
      call(showRecap, { params: { system, id }, body: { eveningId } }),
    onSuccess: onShown,
    onError: (error, eveningId) =>
      toast("error", serverSentence(error, eveningId === null ? PUT_AWAY_FAILURE : SHOW_FAILURE)),
  });
  return { show: (eveningId: string) => mutate(eveningId), putAway: () => mutate(null), busy: isPending };
}
