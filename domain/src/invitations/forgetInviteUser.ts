import type { InviteDocument } from "../documents/invite";
import { foldText } from "../text/foldText";
import { inviteKeys } from "./inviteKeys";

/** What stays where a name must: that a code was used, that somebody decided. */
export const NOBODY = { uid: "", name: "Compte supprimé", email: "" } as const;

type Forgotten = { readonly requestId: undefined } & Partial<
  Pick<InviteDocument, "note" | "noteKey" | "usedBy" | "usedByKey">
>;

const names = ({ note = "" }: Pick<InviteDocument, "note">, email: string): boolean =>
  email !== "" && foldText(note).includes(foldText(email));

/**
 * What becomes of a code when a member goes whose address is `email`: one that they used keeps that it was used, and
 * loses its note where that is their address, or the one that they asked for an invitation with. Undefined fields are
 * removed.
 */
export function forgetInviteUser(
  invite: Pick<InviteDocument, "note" | "requestId" | "usedBy">,
  uid: string,
  email: string,
): Forgotten {
  const isTheirs = invite.usedBy?.uid === uid;
  const forgetsNote = names(invite, email) || (isTheirs && invite.requestId !== undefined);
  return {
    ...(isTheirs && { usedBy: NOBODY, ...inviteKeys({ usedBy: NOBODY }) }),
    ...(forgetsNote && { note: undefined, noteKey: undefined }),
    requestId: undefined,
  };
}
