import type { SystemId } from "domain/values/systemIds";
import { Suspense } from "react";
import { AskBanner } from "../../../table/asks/AskBanner";
import { useShownAsks } from "../../../table/asks/useShownAsks";
import type { TrayHero } from "../../../table/dice/trayHero";
import { lazy } from "../../../ui/lazy";

const HeroAnswer = lazy(() => import("./HeroAnswer"));

interface RoomAsksProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
  /** The viewer's own characters at this table. */
  heroes: readonly TrayHero[];
}

/** What the MJ asks of a player in the room, rolled with the values of their character. */
export function RoomAsks({ campaignId, system, connected, heroes }: RoomAsksProps) {
  const { asks, putAway } = useShownAsks(
    campaignId,
    heroes.map(({ id }) => id),
  );
  return (
    <AskBanner
      campaignId={campaignId}
      system={system}
      asks={asks}
      onPutAway={putAway}
      answer={(ask) => (
        <Suspense>
          <HeroAnswer campaignId={campaignId} ask={ask} heroes={heroes} connected={connected} />
        </Suspense>
      )}
    />
  );
}
