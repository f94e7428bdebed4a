import { Button } from "@mantine/core";
import { type AdminInviteRequest, grantSeats, inviteFromRequest } from "domain/api/admin";
import { inviteRequestMovedMessage, inviteRequestMoves } from "domain/documents/inviteRequestStatus";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { plural } from "domain/values/text/plural";
import { call } from "../../../http/call";
import { toast } from "../../../ui/toast";
import { type RowList, useRowBusy, useRowMutation } from "../useRowMutation";
import { useUpdateRequest } from "./useUpdateRequest";

interface RequestButtonsProps {
  request: AdminInviteRequest;
  list: RowList<AdminInviteRequest>;
  /** A code was made for the request's address. */
  onInvited: (email: string, code: string) => void;
  onNote: () => void;
}

/** What an admin does with a request. */
export function RequestButtons({ request, list, onInvited, onNote }: RequestButtonsProps) {
  const { id, email, status, seats } = request;
  const busy = useRowBusy(id);
  const update = useUpdateRequest(id, list, (change) => {
    if (change.status) toast("success", inviteRequestMovedMessage(change.status));
  });
  const invite = useRowMutation(id, {
    mutationFn: () => call(inviteFromRequest, { params: { id: requiredArgument(id, "missing-id") } }),
    onSuccess: (answer) => {
      list.replace((row) => (row.id === id ? answer.request : row));
      onInvited(email, answer.invite.code);
    },
    failure: ADMIN_FAILURES.inviteFromRequest,
    list,
  });
  const grant = useRowMutation(id, {
    mutationFn: () => call(grantSeats, { params: { id: requiredArgument(id, "missing-id") } }),
    onSuccess: (answer) => {
      list.replace((row) => (row.id === id ? answer.request : row));
      toast("success", inviteRequestMovedMessage("processed"));
    },
    failure: ADMIN_FAILURES.grantSeats,
    list,
  });
  // Seats are processed by granting them.
  const moves = inviteRequestMoves(status).filter(({ to }) => seats === undefined || to !== "processed");
  return (
    <>
      {seats === undefined && (
        <Button size="sm" aria-label={`Inviter ${email}`} disabled={busy} onClick={() => invite.mutate()}>
          Inviter
        </Button>
      )}
      {seats && status !== "processed" && (
        <Button
          size="sm"
          aria-label={`Accorder les places de « ${seats.campaignName} »`}
          disabled={busy}
          onClick={() => grant.mutate()}
        >
          Accorder {seats.count} {plural(seats.count, "place", "places")}
        </Button>
      )}
      {moves.map(({ to, label }) => (
        <Button
          key={to}
          size="sm"
          aria-label={`${label} : ${email}`}
          disabled={busy}
          onClick={() => update.mutate({ status: to })}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" aria-label={`Note interne sur ${email}`} disabled={busy} onClick={onNote}>
        Note
      </Button>
    </>
  );
}
