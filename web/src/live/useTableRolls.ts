import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { useMember } from "../session/SessionProvider";
import { type Placed, queryListener, type Selection } from "./listeners";
import type { Listen, Live } from "./liveSource";
import { useLive } from "./useLive";

export type TableRoll = Placed<RollDocument>;

/** As many as a sheet's own log keeps (spec §9). */
const MOST = 8;

const newest = (campaignId: string, name: string): Selection => ({
  from: `campaigns/${campaignId}/${name}`,
  order: ["createdAt", "desc"],
  most: MOST,
});

/** The table's log and, for the MJ, what was rolled for their eyes: one answer, told once all has been heard. */
const newestOf =
  (campaignId: string, forMj: boolean): Listen<readonly TableRoll[]> =>
  (next, fail) => {
    const kinds = forMj ? [rolls, mjRolls] : [rolls];
    const heard = new Map<string, readonly TableRoll[]>();
    const stops = kinds.map((kind) =>
      queryListener(kind, newest(campaignId, kind.name))((some) => {
        heard.set(kind.name, some);
        if (heard.size < kinds.length) return;
        const all = [...heard.values()].flat();
        next(all.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MOST));
      }, fail),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };

/** What was last rolled before the table, newest first. Without an id it waits. */
export function useTableRolls(campaignId: string | undefined, forMj: boolean): Live<readonly TableRoll[]> {
  const { uid } = useMember();
  const key = campaignId && `${uid}:campaigns/${campaignId}/rolls${forMj ? "+mjRolls" : ""}`;
  return useLive(key || undefined, newestOf(campaignId ?? "", forMj));
}
