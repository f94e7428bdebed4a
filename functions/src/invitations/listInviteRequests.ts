import { INVITE_REQUEST_STATUSES } from "domain/documents/inviteRequestStatus";
import type { Handler } from "../http/handler";
import { PAGED, readPage } from "../store/pages";
import { adminInviteRequestView } from "./adminInviteRequestView";

export const listInviteRequests: Handler<"listInviteRequests"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.inviteRequests, query);
  return { requests: rows.map(adminInviteRequestView), statuses: [...INVITE_REQUEST_STATUSES], ...page };
};
