import type { PanelEvent } from "./panelEventSchema";
import { applyPanelEvent } from "./panelEvents";
import type { PanelContext, PanelState } from "./panelState";

/** The number of steps that can be undone. */
export const UNDO_LIMIT = 30;

/** The current panel and its earlier states, newest first. Only `present` is stored on the device. */
export interface PanelSession {
  readonly present: PanelState;
  readonly past: readonly PanelState[];
}

export function startPanelSession(present: PanelState): PanelSession {
  return { present, past: [] };
}

/** Applies an event and stores the state before it; an event that changes nothing adds no step. */
export function act(session: PanelSession, event: PanelEvent, context: PanelContext): PanelSession {
  const present = applyPanelEvent(session.present, event, context);
  if (present === session.present) return session;
  return { present, past: [session.present, ...session.past].slice(0, UNDO_LIMIT) };
}

/** Reverts the last step, its history entry included. */
export function undo(session: PanelSession): PanelSession {
  const [previous, ...past] = session.past;
  return previous === undefined ? session : { present: previous, past };
}
