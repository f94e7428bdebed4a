import { Badge } from "@mantine/core";
import type { AdminInviteRequest } from "domain/api/admin";
import { type InviteRequestStatus, inviteRequestLabel } from "domain/documents/inviteRequestStatus";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { reminderLabel } from "domain/members/invitations/inviteRequest";
import { formatDateTime, relativeTime } from "domain/values/text/dates";
import { elide } from "domain/values/text/elide";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { deviceZone } from "../../../table/dates/deviceZone";
import { useArrivals } from "../../../ui/useArrivals";
import { useNow } from "../../../ui/useNow";
import { CellText } from "../CellText";
import type { Column } from "../DataTable";
import { ListSection } from "../ListSection";
import { AdminNote } from "./AdminNote";
import { InvitationMail } from "./InvitationMail";
import { RequestButtons } from "./RequestButtons";
import { type RequestSort, useInviteRequests } from "./useInviteRequests";

const COLORS: Readonly<Record<InviteRequestStatus, string>> = {
  pending: "warn",
  processed: "ok",
  refused: "gray",
};

/** The dialog over the list. */
type Opened = { what: "note"; request: AdminInviteRequest } | { what: "mail"; email: string; code: string };

/** Who asks for an invitation; what arrives while the list is open is highlighted and announced. */
export function AdminRequests() {
  const list = useInviteRequests();
  const [opened, setOpened] = useState<Opened>();
  const now = useNow(60_000);
  const known = list.search === "" && !list.hasPrevious ? list.rows : undefined;
  const arrived = useArrivals(known?.map(({ id }) => id));
  const newcomers = known?.filter(({ id }) => arrived.has(id)) ?? [];
  const close = () => setOpened(undefined);

  const actions: Column<AdminInviteRequest, RequestSort> = {
    id: "actions",
    label: "Actions",
    role: "actions",
    cell: (request) => (
      <RequestButtons
        request={request}
        list={list}
        onInvited={(email, code) => setOpened({ what: "mail", email, code })}
        onNote={() => setOpened({ what: "note", request })}
      />
    ),
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
      arrived={arrived}
      columns={[...columnsAt(now), actions]}
    >
      <p className="visuallyHidden" role="status">
        {newcomers.map(({ email }) => `Nouvelle demande d'invitation ${elide("de", email)}.`).join(" ")}
      </p>
      {opened?.what === "note" && <AdminNote request={opened.request} list={list} onClose={close} />}
      {opened?.what === "mail" && <InvitationMail email={opened.email} code={opened.code} onClose={close} />}
    </ListSection>
  );
}

const columnsAt = (now: number): Column<AdminInviteRequest, RequestSort>[] => [
  {
    id: "email",
    label: "Email",
    sort: "email",
    role: "title",
    cell: ({ email, note, seats }) => (
      <div>
        <CellText fw={600}>{email}</CellText>
        {seats && (
          <Note>
            {`MJ de « ${seats.campaignName} » : ${seats.count} ${plural(seats.count, "place", "places")}`}
          </Note>
        )}
        {note && <Note>{note}</Note>}
      </div>
    ),
  },
  {
    id: "status",
    label: "Statut",
    sort: "status",
    cell: ({ status, processedByName }) => (
      <div>
        <Badge color={COLORS[status]}>{inviteRequestLabel(status)}</Badge>
        {processedByName && (
          <CellText fz="xs" c="dimmed">
            par {processedByName}
          </CellText>
        )}
      </div>
    ),
  },
  {
    id: "lastRequestAt",
    unbroken: true,
    label: "Reçue",
    sort: "lastRequestAt",
    cell: ({ lastRequestAt }) => (
      <time
        dateTime={new Date(lastRequestAt).toISOString()}
        title={formatDateTime(lastRequestAt, deviceZone())}
      >
        {relativeTime(lastRequestAt, now, deviceZone())}
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
    cell: ({ adminNote }) => adminNote && <Note>{adminNote}</Note>,
  },
];

const Note = ({ children }: { children: string }) => (
  <CellText lineClamp={3} maw="36ch" c="var(--ink-2)">
    {children}
  </CellText>
);
