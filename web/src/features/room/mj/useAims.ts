import { creaturesInSight } from "domain/table/initiative/publicOrder";
import { useState } from "react";
import { useLiveInitiative } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { useFightTable } from "../../../table/fight/FightProvider";
import type { RollTarget } from "../../../table/rolls/rollEntry";

interface Aims {
  /** Whom whose turn it is aims at. */
  readonly aim: RollTarget | undefined;
  readonly onAim: (target: RollTarget | undefined) => void;
  /** Whom another one of the order aimed at last. */
  readonly aimOfEntry: (id: string) => RollTarget | undefined;
}

/**
 * Each one's target, kept until another is chosen. A creature is named in a roll where the table sees it in the order;
 * one that is hidden is not.
 */
export function useAims(): Aims {
  const { campaignId, acting } = useFightTable();
  const shared = dataOf(useLiveInitiative(campaignId))?.shared;
  const [aims, setAims] = useState<Readonly<Record<string, RollTarget | undefined>>>({});
  const turnOf = acting?.entry.id;
  const onAim = (target: RollTarget | undefined) => {
    if (turnOf === undefined || target?.id === turnOf) return;
    const isSeen =
      target?.kind !== "creature" || creaturesInSight(shared).some(({ name }) => name === target.name);
    if (isSeen) setAims((before) => ({ ...before, [turnOf]: target }));
  };
  return { aim: turnOf === undefined ? undefined : aims[turnOf], onAim, aimOfEntry: (id) => aims[id] };
}
