import type { PanelEvent } from "domain/table/panel/panelEventSchema";
import { act, type PanelSession, startPanelSession, undo } from "domain/table/panel/panelSession";
import { freshPanel, type PanelContext, type PanelState } from "domain/table/panel/panelState";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useEffect, useState } from "react";
import { loadPanel, savePanel, watchOtherTabs } from "./panelStorage";

interface PanelSessionControl {
  readonly present: PanelState;
  readonly act: (event: PanelEvent, context: PanelContext) => void;
  /** Undefined while there is no step to take back. */
  readonly undo: (() => void) | undefined;
  /** Forgets what this device keeps. */
  readonly clear: () => void;
}

const loadSession = (campaignId: string, system: SystemId): PanelSession =>
  startPanelSession(loadPanel(campaignId, system));

/**
 * The panel of a campaign that has had no fight yet: kept on this device at every step, and shared by its tabs. An
 * earlier release kept fights there as well.
 */
export function usePanelSession(campaignId: string, system: SystemId): PanelSessionControl {
  const [session, setSession] = useState(() => loadSession(campaignId, system));
  const { present, past } = session;
  useEffect(() => savePanel(present), [present]);
  useEffect(
    () => watchOtherTabs(campaignId, () => setSession(loadSession(campaignId, system))),
    [campaignId, system],
  );
  const perform = useCallback(
    (event: PanelEvent, context: PanelContext) => setSession((current) => act(current, event, context)),
    [],
  );
  const undoLast = useCallback(() => setSession(undo), []);
  const clear = useCallback(
    () => setSession(startPanelSession(freshPanel(campaignId, system))),
    [campaignId, system],
  );
  return { present, act: perform, undo: past.length > 0 ? undoLast : undefined, clear };
}
