import { describeError, type ErrorCode } from "../../values/errors";
import { CODE_REQUIRED } from "../../values/inviteCode";

/** Product §4 "Invite code check (registration)". */
export const INVITE_CODE_STATES = [
  "missing",
  "checking",
  "valid",
  "used",
  "invalid",
  "disabled",
  "error",
] as const;

export type InviteCodeState = (typeof INVITE_CODE_STATES)[number];

const STATE_BY_STATUS: Readonly<Record<number, InviteCodeState>> = {
  200: "valid",
  400: "invalid",
  403: "disabled",
  404: "invalid",
  409: "used",
  410: "used",
};

const STATE_BY_ERROR_CODE: Readonly<Partial<Record<string, InviteCodeState>>> = {
  "invite-invalid": "invalid",
  "invite-used": "used",
  "invite-disabled": "disabled",
  "foreign-origin": "error",
} satisfies Partial<Record<ErrorCode, InviteCodeState>>;

/**
 * The state that the answer to a code check stands for (product §8 "Invite check"). The body's error code, if
 * there is one, is more precise than the status; without a status (no network) the state is `error`.
 */
export function inviteCodeStateFrom(answer: {
  status?: number | undefined;
  code?: string | undefined;
}): InviteCodeState {
  return STATE_BY_ERROR_CODE[answer.code ?? ""] ?? STATE_BY_STATUS[answer.status ?? 0] ?? "error";
}

const MESSAGES: Readonly<Record<InviteCodeState, string>> = {
  missing: CODE_REQUIRED,
  checking: "Vérification du code d'invitation...",
  valid: "Code d'invitation valide.",
  used: describeError("invite-used").sentence,
  invalid: describeError("invite-invalid").sentence,
  disabled: describeError("invite-disabled").sentence,
  error: "Impossible de vérifier votre code d'invitation pour le moment.",
};

export function inviteCodeMessage(state: InviteCodeState): string {
  return MESSAGES[state];
}

/** Product §5: registration is allowed only with a valid code. */
export function canRegisterWith(state: InviteCodeState): boolean {
  return state === "valid";
}

/** The fields of an `invites/{code}` document that determine its state. */
export interface InviteFacts {
  readonly used: boolean;
  readonly disabled?: boolean | undefined;
}

/** The state of a code, as whoever enters it is told. `undefined` stands for a code that does not exist. */
export function decideInviteCode(invite: InviteFacts | undefined): "valid" | "used" | "invalid" | "disabled" {
  if (invite === undefined) return "invalid";
  if (invite.used) return "used";
  return invite.disabled ? "disabled" : "valid";
}

/** Product §4: the label of a code's state in the admin's table. */
export function inviteCodeLabel(invite: Pick<InviteFacts, "used">): string {
  return invite.used ? "Utilisé" : "Disponible";
}
