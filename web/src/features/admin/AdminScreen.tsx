import { Button, Group, Stack, Title } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { isAdmin } from "domain/values/roles";
import { Navigate } from "react-router-dom";
import { ReauthenticationProvider } from "../../reauthentication/ReauthenticationProvider";
import { useMember } from "../../session/SessionProvider";
import { usePageTitle } from "../../ui/usePageTitle";
import { AuditLog } from "./AuditLog";
import { AdminInvites } from "./invites/AdminInvites";
import { AdminRequests } from "./requests/AdminRequests";
import { AdminUsers } from "./users/AdminUsers";

/** Product §2 "Admin page". Whoever is no admin, or ceases to be one while looking, goes to the dashboard. */
export default function AdminScreen() {
  const { role } = useMember();
  return isAdmin(role) ? <Administration /> : <Navigate to={paths.dashboard} replace />;
}

const SECTIONS = [
  { anchor: "utilisateurs", label: "Utilisateurs" },
  { anchor: "codes", label: "Codes" },
  { anchor: "demandes", label: "Demandes" },
  { anchor: "journal", label: "Journal" },
];

function Administration() {
  usePageTitle("Administration");
  return (
    <Stack gap="lg" pb="xl">
      <Group component="header" justify="space-between" gap="sm">
        <Title order={1}>Administration</Title>
        <Group component="nav" gap={8} aria-label="Sur cette page">
          {SECTIONS.map(({ anchor, label }) => (
            <Button key={anchor} component="a" size="sm" href={`#${anchor}`}>
              {label}
            </Button>
          ))}
        </Group>
      </Group>
      <ReauthenticationProvider>
        <AdminUsers />
        <AdminInvites />
        <AdminRequests />
      </ReauthenticationProvider>
      <AuditLog />
    </Stack>
  );
}
