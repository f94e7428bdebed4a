import { ADMIN_FAILURES, ADMIN_SUCCESSES } from "domain/admin/messages";
import { requiredArgument } from "domain/admin/requiredArgument";
import { type AdminInviteRequest, inviteFromRequest, updateInviteRequest } from "domain/api/admin";
import { type InviteRequestStatus, inviteRequestMovedMessage } from "domain/invitations/inviteRequestStatus";
import { useState } from "react";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { toast } from "../../../ui/toast";
import type { RequestList } from "./useInviteRequests";

/** What an admin does with a request; the answer replaces the row (product §4). */
export function useRequestActions({ replace, refresh }: Pick<RequestList, "replace" | "refresh">) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function act<Result>(
    id: string,
    failure: string,
    work: (id: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    setBusy((others) => new Set(others).add(id));
    try {
      return await work(requiredArgument(id, "missing-id"));
    } catch (error) {
      toast("error", serverSentence(error, failure));
      refresh();
      return undefined;
    } finally {
      setBusy((others) => new Set([...others].filter((one) => one !== id)));
    }
  }
  const show = (request: AdminInviteRequest) => replace((row) => (row.id === request.id ? request : row));

  return {
    isBusy: (id: string) => busy.has(id),
    move: (id: string, status: InviteRequestStatus) =>
      act(id, ADMIN_FAILURES.updateInviteRequest, async (known) => {
        show(await call(updateInviteRequest, { params: { id: known }, body: { status } }));
        toast("success", inviteRequestMovedMessage(status));
      }),
    note: (id: string, adminNote: string) =>
      act(id, ADMIN_FAILURES.updateInviteRequest, async (known) => {
        show(await call(updateInviteRequest, { params: { id: known }, body: { adminNote } }));
        toast("success", ADMIN_SUCCESSES.note);
        return true;
      }),
    /** Answers the code, or undefined where none was made. */
    invite: (id: string) =>
      act(id, ADMIN_FAILURES.inviteFromRequest, async (known) => {
        const { request, invite } = await call(inviteFromRequest, { params: { id: known } });
        show(request);
        return invite.code;
      }),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
