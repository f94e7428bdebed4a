import type { Participant } from "../initiative/initiativeState";
import { applyPanelEvent, followRosterInPanel, type PanelEvent } from "./panelEvents";
import type { PanelContext, PanelState } from "./panelState";

/** The steps that can be undone, in a row. */
export const UNDO_LIMIT = 30;

/** A panel in use: what it shows, and what it showed before, newest first. Only `present` is kept on the device. */
export interface PanelSession {
  readonly present: PanelState;
  readonly past: readonly PanelState[];
}

export function startPanelSession(present: PanelState): PanelSession {
  return { present, past: [] };
}

/** Applies an act of the MJ and remembers the way back; an act that changes nothing leaves no step. */
export function act(session: PanelSession, event: PanelEvent, context: PanelContext): PanelSession {
  const present = applyPanelEvent(session.present, event, context);
  if (present === session.present) return session;
  return { present, past: [session.present, ...session.past].slice(0, UNDO_LIMIT) };
}

/** Takes the last step back, its history entry included. */
export function undo(session: PanelSession): PanelSession {
  const [previous, ...past] = session.past;
  return previous === undefined ? session : { present: previous, past };
}

/** The roster changed: the order follows it, now and in every step back, so that undoing revives nobody who left. */
export function rosterChanged(session: PanelSession, roster: readonly Participant[]): PanelSession {
  return {
    present: followRosterInPanel(session.present, roster),
    past: session.past.map((state) => followRosterInPanel(state, roster)),
  };
}
