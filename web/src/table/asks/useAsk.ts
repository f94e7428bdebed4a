import { ask, clearScreen, closeAsk, showOnScreen } from "domain/api/asks";
import type { CallBody } from "domain/api/call";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../browser/randomId";
import { call } from "../../http/call";
import { useCommand } from "../useCommand";

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
export const useAsk = (params: AskedTable, onAsked: (content: Wish["content"]) => void, ownId?: string) =>
  useCommand((wish: Wish) => call(ask, { params, body: { ...wish, requestId: ownId ?? randomId() } }), {
    failure: ASK_FAILURE,
    onDone: ({ content }) => onAsked(content),
  });

/** Takes asks off the players' screens, each by its id. */
export function useCloseAsk(params: AskedTable) {
  const { send, busy, done } = useCommand(
    (askId: string) => call(closeAsk, { params: { ...params, askId } }),
    { failure: CLOSE_FAILURE },
  );
  return { close: send, busy: busy || done };
}

type Showing = Omit<CallBody<typeof showOnScreen>, "requestId">;

/** Shows a card on the table's screen, once for each press. */
export const useShowOnScreen = (params: AskedTable, onDone: () => void) =>
  useCommand(
    (showing: Showing) => call(showOnScreen, { params, body: { ...showing, requestId: randomId() } }),
    { failure: SHOW_FAILURE, onDone },
  );

/** Takes what is shown off the table's screen. */
export function useClearScreen(params: AskedTable) {
  const { send, busy } = useCommand(() => call(clearScreen, { params }), { failure: CLEAR_FAILURE });
  return { clear: () => send(), busy };
}
