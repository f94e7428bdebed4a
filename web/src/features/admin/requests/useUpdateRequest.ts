import { type AdminInviteRequest, updateInviteRequest } from "domain/api/admin";
import type { InviteRequestStatus } from "domain/documents/inviteRequestStatus";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { call } from "../../../http/call";
import { serverTextOrMessage } from "../../../http/serverSentence";
import { type RowList, useRowMutation } from "../useRowMutation";

interface Change {
  readonly status?: InviteRequestStatus;
  readonly adminNote?: string;
}

/** Moves a request to another status, or notes something on it; the answer replaces the row (product §4). */
export function useUpdateRequest(
  id: string,
  list: RowList<AdminInviteRequest>,
  onUpdated: (change: Change) => void,
) {
  return useRowMutation(id, {
    mutationFn: (change: Change) =>
      call(updateInviteRequest, { params: { id: requiredArgument(id, "missing-id") }, body: change }),
    onSuccess: (request, change) => {
      list.replace((row) => (row.id === request.id ? request : row));
      onUpdated(change);
    },
    failure: ADMIN_FAILURES.updateInviteRequest,
    sentenceOf: serverTextOrMessage,
    list,
  });
}
