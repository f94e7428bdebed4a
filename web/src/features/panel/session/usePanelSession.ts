import type { InitiativeState, Participant } from "domain/initiative/initiativeState";
import { type DieRoller, participantsOf, rollInitiative, rollValue } from "domain/initiative/rollInitiative";
import type { PanelEvent } from "domain/panel/panelEvents";
import { act, type PanelSession, rosterChanged, startPanelSession, undo } from "domain/panel/panelSession";
import { type PanelContext, type PanelState, runningInitiative } from "domain/panel/panelState";
import { PRESETS } from "domain/systems/presets";
import type { SystemId } from "domain/systems/systemIds";
import { useCallback, useEffect, useMemo, useState } from "react";
import { loadPanel, savePanel, watchOtherTabs } from "./panelStorage";

export interface PanelControl {
  readonly state: PanelState;
  /** The order that is shown and played: what was rolled or edited, else the roster with its fallback values. */
  readonly initiative: InitiativeState;
  readonly act: (event: PanelEvent) => void;
  readonly roll: () => void;
  /** Adds a participant at this value, or at what the system's die gives. */
  readonly add: (participant: Participant, value: number | undefined) => void;
  /** Undefined while there is no step to take back. */
  readonly undo: (() => void) | undefined;
}

interface PanelSessionProps {
  campaignId: string;
  system: SystemId;
  /** Who is at the table; undefined until it is known, for whoever is not in the roster leaves the order. */
  roster: readonly Participant[] | undefined;
  rollDie: DieRoller;
}

const NOBODY: readonly Participant[] = [];

const loadSession = (campaignId: string, system: SystemId): PanelSession =>
  startPanelSession(loadPanel(campaignId, system));

/**
 * The panel of one campaign and game, kept on this device at every step and shared by its tabs. For another campaign or
 * another game, mount it anew: nothing of this one goes along (product §4).
 */
export function usePanelSession({ campaignId, system, roster, rollDie }: PanelSessionProps): PanelControl {
  const [session, setSession] = useState(() => loadSession(campaignId, system));
  const { present, past } = session;
  const context = useMemo<PanelContext>(
    () => ({ preset: PRESETS[system], roster: roster ?? NOBODY }),
    [system, roster],
  );
  const initiative = useMemo(() => runningInitiative(present, context), [present, context]);
  const dice = context.preset.initiativeDice;

  const [seenRoster, setSeenRoster] = useState<typeof roster>();
  if (roster !== undefined && roster !== seenRoster) {
    setSeenRoster(roster);
    setSession(rosterChanged(session, roster));
  }
  useEffect(() => savePanel(present), [present]);
  useEffect(
    () => watchOtherTabs(campaignId, () => setSession(loadSession(campaignId, system))),
    [campaignId, system],
  );

  const perform = useCallback(
    (event: PanelEvent) => setSession((current) => act(current, event, context)),
    [context],
  );
  const roll = useCallback(() => {
    const participants = participantsOf(initiative, context.roster);
    if (participants.length === 0) return;
    perform({ type: "rollInitiative", initiative: rollInitiative(participants, dice, rollDie) });
  }, [initiative, context, dice, rollDie, perform]);
  const add = useCallback(
    (participant: Participant, value: number | undefined) =>
      perform({ type: "addParticipant", participant, value: value ?? rollValue(participant, dice, rollDie) }),
    [dice, rollDie, perform],
  );
  const undoLast = useCallback(() => setSession(undo), []);

  return {
    state: present,
    initiative,
    act: perform,
    roll,
    add,
    undo: past.length > 0 ? undoLast : undefined,
  };
}
