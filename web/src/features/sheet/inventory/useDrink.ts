import { changePlayState } from "domain/api/play";
import type { Character } from "domain/sheet/character/character";
import { useRequestId } from "../../../api/useRequestId";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { toast } from "../../../ui/toast";

const FAILURE = "Impossible de boire cet objet pour le moment.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

/**
 * Drinks one of an item that is carried: the server throws, and changes state and bag in one write. The quantities that
 * are carried tell one potion from the next; pressed again after a lost answer one is drunk.
 */
export function useDrink({ id: characterId, campaign, inventoryItems }: Character, refetch: () => void) {
  const requestIdFor = useRequestId();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (itemId: string) => {
      const left = inventoryItems.map(({ itemId, quantity }) => [itemId, quantity]);
      const entry = {
        id: requestIdFor({ itemId, left }),
        ...(campaign && { campaignId: campaign.id }),
        drink: { itemId },
      };
      return call(changePlayState, { params: { id: characterId }, body: { entries: [entry] } });
    },
    onSuccess: ({ entries: [answer] }) => {
      if (answer === undefined) return;
      if ("refused" in answer) toast("error", answer.refused);
      else toast("success", answer.events.map(({ text }) => text).join(", "));
      refetch();
    },
    onError: (error) => toast("error", failureMessage(error, FAILURE, REFUSALS)),
  });
  return { drink: mutate, busy: isPending };
}
