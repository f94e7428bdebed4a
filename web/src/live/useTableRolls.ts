import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { useMember } from "../session/SessionProvider";
import { queryListener, type Selection, type WithId } from "./listeners";
import type { Listen, Live } from "./liveSource";
import { useLive } from "./useLive";

export type TableRoll = WithId<RollDocument>;

/** As many as a sheet's own log keeps (product §9). */
const MAX_ROLLS = 8;

const newest = (campaignId: string, name: string): Selection => ({
  from: `campaigns/${campaignId}/${name}`,
  order: ["createdAt", "desc"],
  limit: MAX_ROLLS,
});

/** The table's log and, for the MJ, what was rolled for their eyes: one answer, told once all has been heard. */
const newestOf =
  (campaignId: string, forMj: boolean): Listen<readonly TableRoll[]> =>
  (next, fail) => {
    const kinds = forMj ? [rolls, mjRolls] : [rolls];
    const received = new Map<string, readonly TableRoll[]>();
    const stops = kinds.map((kind) =>
      queryListener(kind, newest(campaignId, kind.name))((some) => {
        received.set(kind.name, some);
        if (received.size < kinds.length) return;
        const all = [...received.values()].flat();
        next(all.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MAX_ROLLS));
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
