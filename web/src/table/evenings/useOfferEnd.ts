import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { toast } from "../../ui/toast";
import { type EveningTable, useEndEvening } from "./useEvenings";

/** What to call once the MJ has stopped the VTT: offers to end the evening, where one is being played. */
export function useOfferEnd(table: EveningTable): () => void {
  const evening = dataOf(useLiveCampaign(table.id))?.evening;
  const { end } = useEndEvening(table);
  return () => {
    if (evening === undefined || evening.endedAt !== undefined) return;
    toast("info", `La séance ${evening.number} est toujours en cours.`, {
      label: "Finir la séance ?",
      run: () => end(evening.id),
    });
  };
}
