import { Badge } from "@mantine/core";
import { useShownAsks } from "../../../table/asks/useShownAsks";

/** On a hero's card: whether the MJ of its open table waits for a roll of its player. */
export default function HeroAsks({ campaignId, heroId }: { campaignId: string; heroId: string }) {
  const { asks } = useShownAsks(campaignId, [heroId]);
  const isAsked = asks.some(({ content }) => content.kind === "roll");
  return isAsked && <Badge color="warn">Le MJ te demande un jet</Badge>;
}
