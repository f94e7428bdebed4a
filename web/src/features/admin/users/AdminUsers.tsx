import { Badge, Group, Text } from "@mantine/core";
import { type AdminUser, listUsers } from "domain/api/admin";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { displayNickname } from "domain/values/nickname";
import { type Role, readRoles } from "domain/values/roles";
import { formatDate } from "domain/values/text/dates";
import { useState } from "react";
import { usePagedList } from "../../../api/usePagedList";
import { call } from "../../../http/call";
import { useMember } from "../../../session/SessionProvider";
import { deviceZone } from "../../../table/dates/deviceZone";
import { Avatar } from "../../../ui/Avatar";
import { CellText } from "../CellText";
import type { Column } from "../DataTable";
import { ListSection } from "../ListSection";
import type { RowList } from "../useRowMutation";
import { DeleteUser, DeleteUserButton } from "./DeleteUser";
import { QuotaEditor } from "./QuotaEditor";
import { RoleSelect } from "./RoleSelect";

type Sort = "name" | "email" | "role" | "characterQuota" | "createdAt";

/** The members, with what an admin may change of each; one's own row is locked (product §5). */
export function AdminUsers() {
  const { uid: ownUid } = useMember();
  const [roles, setRoles] = useState<readonly Role[]>(readRoles(undefined));
  const list = usePagedList<AdminUser, Sort>(
    "users",
    { sort: "name", direction: "asc" },
    async (query, signal) => {
      const { users, roles: offered, ...page } = await call(listUsers, { query }, { signal });
      setRoles(readRoles(offered));
      return { rows: users, ...page };
    },
  );
  const [deleting, setDeleting] = useState<AdminUser>();
  return (
    <ListSection
      anchor="utilisateurs"
      title="Utilisateurs"
      list={list}
      idOf={({ uid }) => uid}
      searchHint="Nom ou adresse email"
      empty="Aucun utilisateur."
      failure={ADMIN_FAILURES.listUsers}
      columns={columnsFor({ ownUid, roles, list, onDelete: setDeleting })}
    >
      {deleting && <DeleteUser user={deleting} list={list} onClose={() => setDeleting(undefined)} />}
    </ListSection>
  );
}

interface Columns {
  ownUid: string;
  roles: readonly Role[];
  list: RowList<AdminUser>;
  onDelete: (user: AdminUser) => void;
}

const columnsFor = ({ ownUid, roles, list, onDelete }: Columns): Column<AdminUser, Sort>[] => [
  {
    id: "name",
    label: "Nom",
    sort: "name",
    role: "title",
    cell: (user) => <Who user={user} isSelf={user.uid === ownUid} />,
  },
  {
    id: "email",
    label: "Email",
    sort: "email",
    cell: ({ email }) => <CellText c="var(--ink-2)">{email}</CellText>,
  },
  {
    id: "role",
    label: "Rôle",
    sort: "role",
    cell: (user) => <RoleSelect user={user} roles={roles} locked={user.uid === ownUid} list={list} />,
  },
  {
    id: "quota",
    label: "Personnages",
    sort: "characterQuota",
    cell: (user) => <QuotaEditor key={user.characterQuota} user={user} list={list} />,
  },
  {
    id: "createdAt",
    unbroken: true,
    label: "Inscription",
    sort: "createdAt",
    cell: ({ createdAt }) => formatDate(createdAt, deviceZone()),
  },
  {
    id: "actions",
    label: "Actions",
    role: "actions",
    cell: (user) => (
      <DeleteUserButton user={user} locked={user.uid === ownUid} onPress={() => onDelete(user)} />
    ),
  },
];

function Who({ user: { name, pronouns, photoURL }, isSelf }: { user: AdminUser; isSelf: boolean }) {
  return (
    <Group wrap="nowrap" gap={10}>
      <Avatar name={name} photoURL={photoURL} size={34} />
      <div>
        <CellText fw={600}>{displayNickname(name)}</CellText>
        {pronouns && (
          <Text inherit fz="xs" c="dimmed">
            {pronouns}
          </Text>
        )}
      </div>
      {isSelf && (
        <Badge color="accent" flex="none">
          Vous
        </Badge>
      )}
    </Group>
  );
}
