import { playerLabels } from "domain/table/roster/playerLabels";
import { useMemo } from "react";
import { dataOf } from "../../live/liveSource";
import { useLiveTable } from "../../live/useLiveTable";

/** The names under which the MJ knows the players of a table; undefined for who is no player. */
export function useReaderNames(campaignId: string): (uid: string) => string | undefined {
  const table = dataOf(useLiveTable(campaignId));
  return useMemo(() => {
    const names = new Map(table && playerLabels(table).map(({ uid, label }) => [uid, label]));
    return (uid) => names.get(uid);
  }, [table]);
}
