import { activeOf, toldTurn } from "domain/table/initiative/publicOrder";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { useLiveInitiative } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { useShownAsks } from "../../../table/asks/useShownAsks";
import { WaitLink } from "../game/HeroWait";

interface HeroAsksProps {
  campaignId: string;
  hero: { readonly id: string; readonly system: SystemId };
}

/** On a hero's card: whether its open table waits for its player, who has the turn or is asked for a roll by the MJ. */
export default function HeroAsks({ campaignId, hero: { id, system } }: HeroAsksProps) {
  const { asks } = useShownAsks(campaignId, [id]);
  const order = toldTurn(dataOf(useLiveInitiative(campaignId))?.shared);
  const hasTurn = order !== undefined && activeOf(order)?.id === id;
  const isAsked = asks.some(({ content }) => content.kind === "roll");
  const sheet = paths.character(id, system);
  return (
    <>
      {hasTurn && <WaitLink text="À toi de jouer" to={sheet} />}
      {isAsked && <WaitLink text="Le MJ te demande un jet" to={sheet} />}
    </>
  );
}
