import { changePlayState } from "domain/api/play";
import type { AskedAdvance } from "domain/game/askedAdvance";
import type { Character } from "domain/sheet/character/character";
import { useRequestId } from "../../../api/useRequestId";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { toast } from "../../../ui/toast";

const FAILURE = "Impossible de dépenser ces points pour le moment.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

/**
 * Buys an advance: the server changes points and build in one write. `left`, the points before, tells one purchase from
 * the same one later; pressed again after a lost answer it is bought once.
 */
export function useAdvance({ id: characterId, campaign }: Character, left: number) {
  const requestIdFor = useRequestId();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (advance: AskedAdvance) => {
      const entry = {
        id: requestIdFor({ advance, left }),
        ...(campaign && { campaignId: campaign.id }),
        advance,
      };
      return call(changePlayState, { params: { id: characterId }, body: { entries: [entry] } });
    },
    onError: (error) => toast("error", failureMessage(error, FAILURE, REFUSALS)),
  });
  const buy = (asked: AskedAdvance, done?: () => void) =>
    mutate(asked, {
      onSuccess: ({ entries: [answer] }) => {
        if (answer === undefined) return;
        if ("refused" in answer) {
          toast("error", answer.refused);
          return;
        }
        toast("success", answer.events.map(({ text }) => text).join(", "));
        done?.();
      },
    });
  return { buy, busy: isPending };
}
