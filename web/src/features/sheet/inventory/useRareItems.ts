import { refuseRareItem, requestRareItem } from "domain/api/rareItems";
import type { Character } from "domain/sheet/character/character";
import type { Item } from "domain/sheet/equipment/item";
import { isRare } from "domain/sheet/equipment/rarity";
import { openRareItemRequests } from "domain/table/items/openRareItemRequests";
import { randomId } from "../../../browser/randomId";
import { call, HttpError } from "../../../http/call";
import { useMutation } from "../../../http/useMutation";
import { type LiveRareItemRequest, useOwnRareItemRequests } from "../../../live/rareItemRequests";
import { toast } from "../../../ui/toast";
import { useNow } from "../../../ui/useNow";

/** Whether an item is added at once, asked for, or asked for already; unknown until the campaign has said so. */
export type HowToAdd = "add" | "ask" | "waiting" | "unknown";

export interface RareItems {
  /** What waits for the MJ, the longest first. */
  readonly waiting: readonly LiveRareItemRequest[];
  readonly howToAdd: (item: Item) => HowToAdd;
  readonly ask: (item: Item) => void;
  readonly withdraw: (requestId: string) => void;
  readonly busy: boolean;
}

const tell = (sentence: string) => (error: unknown) =>
  toast("error", (error instanceof HttpError && error.status < 500 ? error.sentence : undefined) ?? sentence);

/**
 * What a character's owner asks the MJ of this campaign for; without a campaign, everything is added at once. Null: what
 * the campaign wants is not known yet.
 */
export function useRareItems(
  { id, system }: Character,
  askingCampaignId: string | null | undefined,
): RareItems {
  const campaignId = askingCampaignId ?? undefined;
  const live = useOwnRareItemRequests(campaignId);
  const now = useNow(60_000);
  const own = live.status === "ready" ? live.data.filter(({ characterId }) => characterId === id) : [];
  const waiting = openRareItemRequests(own, now);
  const params = { system, id: campaignId ?? "" };
  const asking = useMutation({
    networkMode: "always",
    mutationFn: ({ item, requestId }: { item: Item; requestId: string }) =>
      call(requestRareItem, { params, body: { requestId, characterId: id, itemId: item.id } }),
    onSuccess: (_, { item }) => toast("success", `« ${item.name} » est demandé au MJ.`),
    onError: tell("Impossible de demander cet objet."),
  });
  const withdrawal = useMutation({
    networkMode: "always",
    mutationFn: (requestId: string) => call(refuseRareItem, { params: { ...params, requestId } }),
    onError: tell("Impossible de retirer cette demande."),
  });
  return {
    waiting,
    howToAdd: (item) => {
      if (askingCampaignId === undefined || !isRare(item)) return "add";
      if (askingCampaignId === null || live.status === "loading") return "unknown";
      return waiting.some(({ itemId }) => itemId === item.id) ? "waiting" : "ask";
    },
    ask: (item) => asking.mutate({ item, requestId: randomId() }),
    withdraw: withdrawal.mutate,
    busy: asking.isPending || withdrawal.isPending,
  };
}
