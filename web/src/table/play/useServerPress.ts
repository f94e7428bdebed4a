import { changePlayState } from "domain/api/play";
import type { PlayEvent } from "domain/operations/applied";
import type { Character } from "domain/sheet/character/character";
import type { AskedEntry } from "domain/table/play/playEntry";
import { useRequestId } from "../../api/useRequestId";
import { call } from "../../http/call";
import { failureMessage } from "../../http/failureMessage";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

type Asked<Entry> = Entry extends unknown ? Omit<Entry, "id" | "campaignId"> : never;

interface Press {
  /** What is asked for, as an entry without its id and its campaign. */
  readonly asked: Asked<AskedEntry>;
  /** What tells this press from the same one later; pressed again after a lost answer it is done once. */
  readonly before: unknown;
}

interface Settled {
  /** What it did, unless it was refused. */
  readonly done: (events: readonly PlayEvent[]) => void;
  /** It was answered, also with a refusal. */
  readonly answered?: () => void;
}

/**
 * Presses that wait for the server's answer: it throws their dice, or changes more than the state. What it refuses is said,
 * and `failure` where it cannot be had.
 */
export function useServerPress({ id, campaign }: Pick<Character, "id" | "campaign">, failure: string) {
  const requestIdFor = useRequestId();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ asked, before }: Press) => {
      const entry = {
        id: requestIdFor({ asked, before }),
        ...(campaign && { campaignId: campaign.id }),
        ...asked,
      };
      return call(changePlayState, { params: { id }, body: { entries: [entry] } });
    },
    onError: (error) => toast("error", failureMessage(error, failure, REFUSALS)),
  });
  const press = (pressed: Press, { done, answered }: Settled) =>
    mutate(pressed, {
      onSuccess: ({ entries: [answer] }) => {
        if (answer === undefined) return;
        if ("refused" in answer) toast("error", answer.refused);
        else done(answer.events);
        answered?.();
      },
    });
  return { press, busy: isPending };
}

/** What a press did, as a toast says it. */
export const toastEvents = (events: readonly PlayEvent[]): void =>
  toast("success", events.map(({ text }) => text).join(", "));
