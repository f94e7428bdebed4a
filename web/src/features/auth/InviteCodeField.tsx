import { INVITE_CODE_MAX_LENGTH } from "domain/invitations/inviteCode";
import { inviteCodeMessage } from "domain/invitations/inviteCodeState";
import { Button } from "../../ui/Button";
import { type FieldTone, TextField } from "../../ui/TextField";
import type { useInviteCode } from "./useInviteCode";

interface InviteCodeFieldProps {
  invite: ReturnType<typeof useInviteCode>;
  /** Someone tried to go on: a missing code is an error from then on. */
  insist: boolean;
}

const TONES: Partial<Record<ReturnType<typeof useInviteCode>["state"], FieldTone>> = { valid: "ok" };
const WRONG = new Set(["used", "invalid", "disabled", "error"]);

/** The code as it is typed, and what it is worth, live (product §4 "Invite code check"). */
export function InviteCodeField({ invite, insist }: InviteCodeFieldProps) {
  const { code, state } = invite;
  const wrong = WRONG.has(state) || (insist && state === "missing");
  const message = inviteCodeMessage(state);
  return (
    <div data-invite-state={state}>
      <TextField
        label="Code d'invitation"
        name="inviteCode"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={INVITE_CODE_MAX_LENGTH}
        value={code}
        checking={state === "checking"}
        error={wrong ? message : undefined}
        status={wrong ? undefined : message}
        statusTone={TONES[state]}
        onChange={(event) => invite.type(event.target.value)}
      />
      {state === "error" && (
        <Button size="small" onClick={invite.recheck}>
          Vérifier à nouveau
        </Button>
      )}
    </div>
  );
}
