import { removeMemberContents } from "../departures/removeMemberContents";
import type { DocumentEvent } from "./events";

/** Completes the removal of a member's documents, however they were deleted, and whether valid or not. */
export async function userDeleted(uid: string, event: DocumentEvent): Promise<void> {
  const email: unknown = event.snapshot.get("email");
  await removeMemberContents(uid, typeof email === "string" ? email : "", event.time);
}
