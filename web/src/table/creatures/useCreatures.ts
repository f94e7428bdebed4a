import type { Creature } from "domain/game/gameTypes";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { useCreatureCatalogueQuery, useOwnCreaturesQuery } from "../../api/creatures";

/** The creatures of a game that an MJ chooses from: the catalogue's and their own. */
export function useCreatures(system: SystemId) {
  const catalogue = useCreatureCatalogueQuery(system);
  const mine = useOwnCreaturesQuery(system);
  const creatures = useMemo<readonly Creature[]>(
    () => [...(mine.data ?? []), ...(catalogue.data ?? [])],
    [mine.data, catalogue.data],
  );
  const own = useMemo(() => new Set((mine.data ?? []).map(({ id }) => id)), [mine.data]);
  return {
    creatures,
    own,
    isLoading: catalogue.isPending,
    /** Their own could not be read: the catalogue is there all the same. */
    ownFailed: mine.isError,
    catalogueFailed: catalogue.isError,
  };
}
