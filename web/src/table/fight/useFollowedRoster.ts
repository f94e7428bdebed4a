import type { Participant } from "domain/documents/initiativeState";
import type { Fight } from "domain/table/fight/fight";
import type { FightOperation } from "domain/table/fight/fightOperation";
import { followRosterInPanel } from "domain/table/panel/panelEvents";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { useEffect, useRef } from "react";

/**
 * Tells the fight who was renamed or has left, as the roster is now: once for each roster, by whichever device of the
 * MJ has the panel open.
 */
export function useFollowedRoster(
  fight: Fight | undefined,
  roster: readonly Participant[] | undefined,
  press: (asked: { operation: FightOperation }) => void,
): void {
  const told = useRef<readonly Participant[]>(undefined);
  useEffect(() => {
    if (fight === undefined || roster === undefined || roster === told.current) return;
    const followed = followRosterInPanel(fight.panel, roster);
    if (isDeepEqual(followed.initiative, fight.panel.initiative)) return;
    told.current = roster;
    press({ operation: { type: "followRoster", roster } });
  }, [fight, roster, press]);
}
