import { ask, clearScreen, closeAsk, showOnScreen } from "domain/api/asks";
import type { CallBody } from "domain/api/call";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../browser/randomId";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

const ASK_FAILURE = "Cette demande n'a pas pu être envoyée. Réessaie.";
const SHOW_FAILURE = "L'écran de la table n'a pas pu être changé. Réessaie.";
const CLEAR_FAILURE = "L'écran de la table n'a pas pu être vidé. Réessaie.";
const CLOSE_FAILURE = "Cette demande n'a pas pu être close. Réessaie.";

/** Which campaign, as calls name it. */
export interface AskedTable {
  readonly system: SystemId;
  readonly id: string;
}

type Wish = Omit<CallBody<typeof ask>, "requestId">;

/** Asks the players of a campaign, once for each press; with an id of its own, once in all. */
export function useAsk(params: AskedTable, onAsked: (content: Wish["content"]) => void, ownId?: string) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (wish: Wish) => call(ask, { params, body: { ...wish, requestId: ownId ?? randomId() } }),
    onSuccess: ({ content }) => onAsked(content),
    onError: (error) => toast("error", serverSentence(error, ASK_FAILURE)),
  });
  return { send: mutate, busy: isPending };
}

/** Takes asks off the players' screens, each by its id. */
export function useCloseAsk(params: AskedTable) {
  const { mutate, isPending, isSuccess } = useMutation({
    networkMode: "always",
    mutationFn: (askId: string) => call(closeAsk, { params: { ...params, askId } }),
    onError: (error) => toast("error", serverSentence(error, CLOSE_FAILURE)),
  });
  return { close: mutate, busy: isPending || isSuccess };
}

type Showing = Omit<CallBody<typeof showOnScreen>, "requestId">;

/** Shows a card on the table's screen, once for each press. */
export function useShowOnScreen(params: AskedTable, onShown: () => void) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (showing: Showing) =>
      call(showOnScreen, { params, body: { ...showing, requestId: randomId() } }),
    onSuccess: onShown,
    onError: (error) => toast("error", serverSentence(error, SHOW_FAILURE)),
  });
  return { show: mutate, busy: isPending };
}

/** Takes what is shown off the table's screen. */
export function useClearScreen(params: AskedTable) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () => call(clearScreen, { params }),
    onError: (error) => toast("error", serverSentence(error, CLEAR_FAILURE)),
  });
  return { clear: () => mutate(), busy: isPending };
}
