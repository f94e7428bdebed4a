import { creaturesInSight } from "domain/table/initiative/publicOrder";
import { useEffect, useEffectEvent } from "react";
import { useLiveInitiative } from "../../../live/fights";
import type { Rolls } from "../../../table/rolls/useRolls";

/** Forgets a creature that one aims at once the order that the table sees has it no more. */
export function useTargetGone(
  { target, aim }: Pick<Rolls, "target" | "aim">,
  campaignId: string | undefined,
) {
  const live = useLiveInitiative(campaignId);
  const isGone =
    target?.kind === "creature" &&
    live.status === "ready" &&
    !creaturesInSight(live.data?.shared).some(({ id }) => id === target.id);
  const forget = useEffectEvent(() => aim(undefined));
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
}
