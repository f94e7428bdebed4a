import type { InviteDocument } from "../../documents/invite";
import { foldText } from "../../values/text/foldText";
import { inviteKeys } from "./inviteKeys";

/** Replaces a deleted member where a field requires a name: who used a code, who decided a request. */
export const NOBODY = { uid: "", name: "Compte supprimé", email: "" } as const;

type Forgotten = { readonly requestId: undefined } & Partial<
  Pick<InviteDocument, "note" | "noteKey" | "usedBy" | "usedByKey">
>;

const names = ({ note = "" }: Pick<InviteDocument, "note">, email: string): boolean =>
  email !== "" && foldText(note).includes(foldText(email));

/**
 * The changes of a code when the member `uid` with the address `email` is deleted: a code that they used
 * stays used, and loses its note if that is their address, or the one of their invitation request. Undefined
 * fields are removed.
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
