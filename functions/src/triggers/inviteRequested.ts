import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { inviteRequestedNotices } from "domain/table/notifications/notices";
import { deliver } from "../notifications/deliver";
import { fromSnapshot } from "../store/firestore";
import { someAdmins } from "../store/queries";
import type { ChangeEvent, DocumentEvent } from "./events";

/** Of a list of requests that each admin sees live. */
const MAX_TOLD = 20;

async function tellAdmins(request: InviteRequestDocument, { id, time }: { id: string; time: number }) {
  const admins = await someAdmins(MAX_TOLD);
  const uids = admins.map((admin) => admin.id);
  await deliver(id, inviteRequestedNotices(uids, request, time));
}

/** Notifies the admins of a new request only: a repeated one updates the document. */
export async function inviteRequestCreated(_id: string, event: DocumentEvent): Promise<void> {
  const request = fromSnapshot(inviteRequests, event.snapshot)?.data;
  if (request?.status === "pending") await tellAdmins(request, event);
}

/** Seats that are asked for once those before were decided on: the same document, a new request. */
export async function inviteRequestUpdated(_id: string, event: ChangeEvent): Promise<void> {
  const [before, after] = [event.before, event.after].map((one) => fromSnapshot(inviteRequests, one)?.data);
  const isAnew = before?.status !== "pending" && after?.status === "pending" && after.seats !== undefined;
  if (after && isAnew) await tellAdmins(after, event);
}
