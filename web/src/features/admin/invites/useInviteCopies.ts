import { ADMIN_FAILURES, ADMIN_SUCCESSES } from "domain/members/admin/messages";
import { inviteLink } from "domain/members/invitations/generation";
import { useCopyOrShow } from "../useCopyOrShow";

/** An invite code leaves as a link that fills it in, or as it is. */
export function useInviteCopies() {
  const { copy, dialog } = useCopyOrShow();
  return {
    dialog,
    copyLink: (code: string) =>
      copy({
        text: inviteLink(window.location.origin, code),
        label: "Lien d'invitation",
        copied: ADMIN_SUCCESSES.copyInviteLink,
        failed: ADMIN_FAILURES.copyInviteLink,
      }),
    copyCode: (codes: string) =>
      copy({
        text: codes,
        label: "Code d'invitation",
        copied: ADMIN_SUCCESSES.copyInviteCode,
        failed: ADMIN_FAILURES.copyInviteCode,
      }),
  };
}
