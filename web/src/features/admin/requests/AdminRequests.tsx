import { Badge, Button } from "@mantine/core";
import { ADMIN_FAILURES } from "domain/admin/messages";
import type { AdminInviteRequest } from "domain/api/admin";
import { reminderLabel } from "domain/invitations/inviteRequest";
import {
  type InviteRequestStatus,
  inviteRequestLabel,
  inviteRequestMoves,
} from "domain/invitations/inviteRequestStatus";
import { formatDateTime, relativeTime } from "domain/text/dates";
import { useState } from "react";
import { useArrivals } from "../../../ui/useArrivals";
import { useNow } from "../../../ui/useNow";
import type { Column } from "../DataTable";
import { ListSection } from "../ListSection";
import { AdminNote } from "./AdminNote";
import styles from "./AdminRequests.module.css";
import { InvitationMail } from "./InvitationMail";
import { type RequestSort, useInviteRequests } from "./useInviteRequests";
import { type RequestActions, useRequestActions } from "./useRequestActions";

const TONES: Readonly<Record<InviteRequestStatus, string>> = {
  pending: "warn",
  processed: "ok",
  refused: "gray",
};

/** What an admin is doing to a request, over the list. */
type Doing = { what: "note"; request: AdminInviteRequest } | { what: "mail"; email: string; code: string };

/** Who asks for an invitation; what arrives while the list is open is lit and announced. */
export function AdminRequests() {
  const list = useInviteRequests();
  const actions = useRequestActions(list);
  const [doing, setDoing] = useState<Doing>();
  const now = useNow(60_000);
  const known = list.search === "" && !list.hasPrevious ? list.rows : undefined;
  const lit = useArrivals(known?.map(({ id }) => id));
  const newcomers = known?.filter(({ id }) => lit.has(id)) ?? [];
  const close = () => setDoing(undefined);

  const invite = async ({ id, email }: AdminInviteRequest) => {
    const code = await actions.invite(id);
    if (code !== undefined) setDoing({ what: "mail", email, code });
  };
  return (
    <ListSection
      anchor="demandes"
      title="Demandes d'invitation"
      list={list}
      idOf={({ id }) => id}
      searchHint="Adresse email"
      empty="Aucune demande d'invitation."
      failure={ADMIN_FAILURES.listInviteRequests}
      lit={lit}
      columns={[
        ...columnsAt(now),
        actionsColumn({ actions, invite, onNote: (request) => setDoing({ what: "note", request }) }),
      ]}
    >
      <p className="visuallyHidden" role="status">
        {newcomers.map(({ email }) => `Nouvelle demande d'invitation de ${email}.`).join(" ")}
      </p>
      {doing?.what === "note" && <AdminNote request={doing.request} actions={actions} onClose={close} />}
      {doing?.what === "mail" && <InvitationMail email={doing.email} code={doing.code} onClose={close} />}
    </ListSection>
  );
}

const columnsAt = (now: number): Column<AdminInviteRequest, RequestSort>[] => [
  {
    id: "email",
    label: "Email",
    sort: "email",
    role: "title",
    cell: ({ email, note }) => (
      <span className={styles.who}>
        <strong>{email}</strong>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    ),
  },
  {
    id: "status",
    label: "Statut",
    sort: "status",
    cell: ({ status, processedByName }) => (
      <span className={styles.status}>
        <Badge color={TONES[status]}>{inviteRequestLabel(status)}</Badge>
        {processedByName && <small>par {processedByName}</small>}
      </span>
    ),
  },
  {
    id: "lastRequestAt",
    unbroken: true,
    label: "Reçue",
    sort: "lastRequestAt",
    cell: ({ lastRequestAt }) => (
      <time dateTime={new Date(lastRequestAt).toISOString()} title={formatDateTime(lastRequestAt)}>
        {relativeTime(lastRequestAt, now)}
      </time>
    ),
  },
  {
    id: "requestCount",
    unbroken: true,
    label: "Relances",
    sort: "requestCount",
    cell: ({ requestCount }) => reminderLabel(requestCount),
  },
  {
    id: "adminNote",
    label: "Note interne",
    cell: ({ adminNote }) => adminNote && <span className={styles.note}>{adminNote}</span>,
  },
];

interface Actions {
  actions: RequestActions;
  invite: (request: AdminInviteRequest) => void;
  onNote: (request: AdminInviteRequest) => void;
}

const actionsColumn = ({ actions, invite, onNote }: Actions): Column<AdminInviteRequest, RequestSort> => ({
  id: "actions",
  label: "Actions",
  role: "actions",
  cell: (request) => {
    const { id, email, status } = request;
    const busy = actions.isBusy(id);
    return (
      <>
        <Button size="sm" aria-label={`Inviter ${email}`} disabled={busy} onClick={() => invite(request)}>
          Inviter
        </Button>
        {inviteRequestMoves(status).map(({ to, label }) => (
          <Button
            key={to}
            size="sm"
            aria-label={`${label} : ${email}`}
            disabled={busy}
            onClick={() => actions.move(id, to)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          aria-label={`Note interne sur ${email}`}
          disabled={busy}
          onClick={() => onNote(request)}
        >
          Note
        </Button>
      </>
    );
  },
});
