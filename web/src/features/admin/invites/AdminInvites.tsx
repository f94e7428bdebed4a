import { Badge, Button, Group, Text } from "@mantine/core";
import { type AdminInvite, listInvites } from "domain/api/admin";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { inviteCodeLabel } from "domain/members/invitations/inviteCodeState";
import { formatDate, formatDateTime } from "domain/values/text/dates";
import { useState } from "react";
import { usePagedList } from "../../../api/usePagedList";
import { call } from "../../../http/call";
import { deviceZone } from "../../../table/dates/deviceZone";
import { CellText } from "../CellText";
import type { Column } from "../DataTable";
import { ListSection } from "../ListSection";
import styles from "./AdminInvites.module.css";
import { DeleteInvite } from "./DeleteInvite";
import { GenerateInvites } from "./GenerateInvites";
import { useInviteCopies } from "./useInviteCopies";

type Sort = "createdAt" | "code" | "used";

/** The invite codes: made here, given by link or by code, deleted. */
export function AdminInvites() {
  const list = usePagedList<AdminInvite, Sort>(
    "invites",
    { sort: "createdAt", direction: "desc" },
    async (query, signal) => {
      const { invites, ...page } = await call(listInvites, { query }, { signal });
      return { rows: invites, ...page };
    },
  );
  const { copyLink, copyCode, dialog } = useInviteCopies();
  const [deleting, setDeleting] = useState<AdminInvite>();
  return (
    <ListSection
      anchor="codes"
      title="Codes d'invitation"
      list={list}
      idOf={({ code }) => code}
      searchHint="Code, note ou personne"
      empty="Aucun code d'invitation."
      failure={ADMIN_FAILURES.listInvites}
      columns={[...COLUMNS, actionsColumn({ copyLink, copyCode, onDelete: setDeleting })]}
    >
      <GenerateInvites onGenerated={list.refresh} copyCode={copyCode} />
      {dialog}
      {deleting && <DeleteInvite invite={deleting} list={list} onClose={() => setDeleting(undefined)} />}
    </ListSection>
  );
}

const COLUMNS: readonly Column<AdminInvite, Sort>[] = [
  {
    id: "code",
    unbroken: true,
    label: "Code",
    sort: "code",
    role: "title",
    cell: ({ code }) => (
      <Text component="code" inherit fw={600} className={styles.code}>
        {code}
      </Text>
    ),
  },
  {
    id: "used",
    label: "État",
    sort: "used",
    cell: (invite) => (
      <Group gap={6}>
        <Badge color={invite.used ? "neutral" : "ok"}>{inviteCodeLabel(invite)}</Badge>
        {invite.disabled && <Badge color="warn">Désactivé</Badge>}
      </Group>
    ),
  },
  {
    id: "createdAt",
    unbroken: true,
    label: "Créé le",
    sort: "createdAt",
    cell: ({ createdAt }) => formatDate(createdAt, deviceZone()),
  },
  { id: "usedBy", label: "Utilisé par", cell: (invite) => invite.used && <UsedBy invite={invite} /> },
  {
    id: "note",
    label: "Note",
    cell: ({ note }) =>
      note && (
        <CellText lineClamp={3} maw="28ch">
          {note}
        </CellText>
      ),
  },
];

function UsedBy({ invite: { usedByName, usedByEmail, usedAt } }: { invite: AdminInvite }) {
  return (
    <div>
      {usedByName && <CellText fw={600}>{usedByName}</CellText>}
      {usedByEmail && <CellText c="var(--ink-2)">{usedByEmail}</CellText>}
      <Text inherit fz="xs" c="dimmed">
        {formatDateTime(usedAt, deviceZone())}
      </Text>
    </div>
  );
}

interface Actions {
  copyLink: (code: string) => void;
  copyCode: (code: string) => void;
  onDelete: (invite: AdminInvite) => void;
}

const actionsColumn = ({ copyLink, copyCode, onDelete }: Actions): Column<AdminInvite, Sort> => ({
  id: "actions",
  label: "Actions",
  role: "actions",
  cell: (invite) => (
    <>
      {!invite.used && (
        <>
          <Button
            size="sm"
            aria-label={`Copier le lien de ${invite.code}`}
            onClick={() => copyLink(invite.code)}
          >
            Copier le lien
          </Button>
          <Button
            size="sm"
            aria-label={`Copier le code ${invite.code}`}
            onClick={() => copyCode(invite.code)}
          >
            Copier le code
          </Button>
        </>
      )}
      <Button size="sm" aria-label={`Supprimer ${invite.code}`} onClick={() => onDelete(invite)}>
        Supprimer
      </Button>
    </>
  ),
});
