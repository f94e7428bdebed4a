import { type Fight, noFight, pendingFight } from "domain/table/fight/fight";
import type { FightEntry } from "domain/table/fight/fightOperation";
import type { PanelEvent } from "domain/table/panel/panelEventSchema";
import type { PanelState } from "domain/table/panel/panelState";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useEffect, useState } from "react";
import { randomId } from "../../browser/randomId";
import { loadPanel, savePanel, watchOtherTabs } from "./panelStorage";

interface PanelSessionControl {
  readonly present: PanelState;
  readonly act: (event: PanelEvent) => void;
  /** Undefined while there is no step to take back. */
  readonly undo: (() => void) | undefined;
  /** Forgets what this device keeps. */
  readonly clear: () => void;
}

const loadFight = (campaignId: string, system: SystemId): Fight => ({
  ...noFight(campaignId, system),
  panel: loadPanel(campaignId, system),
});

/**
 * The panel of a campaign that has had no fight yet, changed as a fight is: its panel is kept on this device at every
 * step, and shared by its tabs. An earlier release kept fights there as well.
 */
export function usePanelSession(campaignId: string, system: SystemId): PanelSessionControl {
  const [fight, setFight] = useState(() => loadFight(campaignId, system));
  const { panel, steps } = fight;
  useEffect(() => savePanel(panel), [panel]);
  useEffect(
    () => watchOtherTabs(campaignId, () => setFight(loadFight(campaignId, system))),
    [campaignId, system],
  );
  const press = useCallback(
    (entry: FightEntry) => setFight((current) => pendingFight(current, [entry], Date.now())),
    [],
  );
  const act = useCallback((event: PanelEvent) => press({ id: randomId(), operation: event }), [press]);
  const last = steps[0]?.id;
  const undo = useCallback(() => {
    if (last !== undefined) press({ id: randomId(), undo: last });
  }, [last, press]);
  const clear = useCallback(() => setFight(noFight(campaignId, system)), [campaignId, system]);
  return { present: panel, act, undo: last === undefined ? undefined : undo, clear };
}
