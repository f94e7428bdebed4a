import { Badge, Button } from "@mantine/core";
import { displayNickname } from "domain/account/nickname";
import { ROLE_LABELS, type Role, readRoles } from "domain/account/roles";
import { ADMIN_FAILURES } from "domain/admin/messages";
import { type AdminUser, listUsers } from "domain/api/admin";
import { formatDate } from "domain/text/dates";
import { useState } from "react";
import { usePagedList } from "../../../api/usePagedList";
import { call } from "../../../http/call";
import { useMember } from "../../../session/SessionProvider";
import { Avatar } from "../../../ui/Avatar";
import type { Column } from "../DataTable";
import { ListSection } from "../ListSection";
import styles from "./AdminUsers.module.css";
import { DeleteUser } from "./DeleteUser";
import { QuotaEditor } from "./QuotaEditor";
import { type UserActions, useUserActions } from "./useUserActions";

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
  const actions = useUserActions(list);
  const [leaving, setLeaving] = useState<AdminUser>();
  return (
    <ListSection
      anchor="utilisateurs"
      title="Utilisateurs"
      list={list}
      idOf={({ uid }) => uid}
      searchHint="Nom ou adresse email"
      empty="Aucun utilisateur."
      failure={ADMIN_FAILURES.listUsers}
      columns={columnsFor({ ownUid, roles, actions, onDelete: setLeaving })}
    >
      {leaving && (
        <DeleteUser
          name={displayNickname(leaving.name)}
          busy={actions.isBusy(leaving.uid)}
          onCancel={() => setLeaving(undefined)}
          onConfirm={async () => {
            await actions.remove(leaving.uid, displayNickname(leaving.name));
            setLeaving(undefined);
          }}
        />
      )}
    </ListSection>
  );
}

interface Columns {
  ownUid: string;
  roles: readonly Role[];
  actions: UserActions;
  onDelete: (user: AdminUser) => void;
}

const columnsFor = ({ ownUid, roles, actions, onDelete }: Columns): Column<AdminUser, Sort>[] => [
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
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  {
    id: "role",
    label: "Rôle",
    sort: "role",
    cell: ({ uid, name, role }) => (
      <select
        className={styles.role}
        aria-label={`Rôle de ${displayNickname(name)}`}
        value={role}
        disabled={uid === ownUid || actions.isBusy(uid)}
        onChange={({ target }) => {
          const wanted = roles.find((one) => one === target.value);
          if (wanted) void actions.giveRole(uid, wanted);
        }}
      >
        {[...new Set([...roles, role])].map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </select>
    ),
  },
  {
    id: "quota",
    label: "Personnages",
    sort: "characterQuota",
    cell: (user) => <QuotaEditor key={user.characterQuota} user={user} actions={actions} />,
  },
  {
    id: "createdAt",
    unbroken: true,
    label: "Inscription",
    sort: "createdAt",
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: "actions",
    label: "Actions",
    role: "actions",
    cell: (user) => (
      <Button
        size="sm"
        aria-label={`Supprimer ${displayNickname(user.name)}`}
        disabled={user.uid === ownUid || actions.isBusy(user.uid)}
        onClick={() => onDelete(user)}
      >
        Supprimer
      </Button>
    ),
  },
];

function Who({ user: { name, pronouns, photoURL }, isSelf }: { user: AdminUser; isSelf: boolean }) {
  return (
    <span className={styles.who}>
      <Avatar name={name} photoURL={photoURL} size={34} />
      <span className={styles.names}>
        <strong>{displayNickname(name)}</strong>
        {pronouns && <small>{pronouns}</small>}
      </span>
      {isSelf && <Badge color="accent">Vous</Badge>}
    </span>
  );
}
