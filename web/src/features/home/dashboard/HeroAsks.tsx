import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { useShownAsks } from "../../../table/asks/useShownAsks";
import { WaitLink } from "../game/HeroWait";

interface HeroAsksProps {
  campaignId: string;
  hero: { readonly id: string; readonly system: SystemId };
}

/** On a hero's card: whether the MJ of its open table waits for a roll of its player. */
export default function HeroAsks({ campaignId, hero: { id, system } }: HeroAsksProps) {
  const { asks } = useShownAsks(campaignId, [id]);
  const isAsked = asks.some(({ content }) => content.kind === "roll");
  return isAsked && <WaitLink text="Le MJ te demande un jet" to={paths.character(id, system)} />;
}
