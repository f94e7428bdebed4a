/** Product §4 "Invite request status". */
export const INVITE_REQUEST_STATUSES = ["pending", "processed", "refused"] as const;

export type InviteRequestStatus = (typeof INVITE_REQUEST_STATUSES)[number];

/** `label` names the status, `move` is the button that sets it, `done` the message once it is set. */
const WORDING: Readonly<Record<InviteRequestStatus, { label: string; move: string; done: string }>> = {
  pending: {
    label: "En attente",
    move: "Repasser en attente",
    done: "Demande marquée comme en attente.",
  },
  processed: {
    label: "Traitée",
    move: "Marquer comme traitée",
    done: "Demande marquée comme traitée.",
  },
  refused: { label: "Refusée", move: "Refuser", done: "Demande marquée comme refusée." },
};

export interface InviteRequestMove {
  readonly to: InviteRequestStatus;
  readonly label: string;
}

/** The order of an admin's buttons: the two decisions, then back to pending. */
const MOVE_ORDER = ["processed", "refused", "pending"] as const satisfies InviteRequestStatus[];

export function inviteRequestLabel(status: InviteRequestStatus): string {
  return WORDING[status].label;
}

/**
 * Product §4: a request can move from any status to any other; the button of its current status is hidden.
 */
export function inviteRequestMoves(from: InviteRequestStatus): InviteRequestMove[] {
  return MOVE_ORDER.filter((to) => to !== from).map((to) => ({ to, label: WORDING[to].move }));
}

/** Product §4: the success message, with the new status. */
export function inviteRequestMovedMessage(to: InviteRequestStatus): string {
  return WORDING[to].done;
}
