import { Button, Loader, Stack, Text, TextInput } from "@mantine/core";
import { inviteCodeMessage } from "domain/members/invitations/inviteCodeState";
import { INVITE_CODE_MAX_LENGTH } from "domain/values/inviteCode";
import type { useInviteCode } from "./useInviteCode";

interface InviteCodeFieldProps {
  invite: ReturnType<typeof useInviteCode>;
  /** Someone tried to go on: a missing code is an error from then on. */
  insist: boolean;
}

const WRONG = new Set(["used", "invalid", "disabled", "error"]);

/** The code as it is typed, and what it is worth, live (product §4 "Invite code check"). */
export function InviteCodeField({ invite, insist }: InviteCodeFieldProps) {
  const { code, state } = invite;
  const wrong = WRONG.has(state) || (insist && state === "missing");
  const message = inviteCodeMessage(state);
  return (
    <Stack gap={6} align="start" data-invite-state={state}>
      <TextInput
        w="100%"
        label="Code d'invitation"
        name="inviteCode"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={INVITE_CODE_MAX_LENGTH}
        value={code}
        rightSection={state === "checking" && <Loader size={18} />}
        error={wrong ? message : undefined}
        onChange={(event) => invite.type(event.target.value)}
      />
      {!wrong && (
        <Text size="sm" lh={1.3} c={state === "valid" ? "ok" : "dimmed"} aria-live="polite">
          {message}
        </Text>
      )}
      {state === "error" && (
        <Button size="sm" onClick={invite.recheck}>
          Vérifier à nouveau
        </Button>
      )}
    </Stack>
  );
}
