import { Flex, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { isAdmin } from "domain/values/roles";
import type { ReactNode } from "react";
import { forgeUrl } from "../../../http/forgeUrl";
import { Avatar } from "../../../ui/Avatar";
import { NoMeetings } from "./NoMeetings";
import { Shortcuts } from "./Shortcuts";

interface DashboardUser {
  name: string;
  pronouns?: string;
  role: string;
  photoURL?: string | null;
}

interface DashboardProps {
  /** Undefined before it is known who looks. */
  user: DashboardUser | undefined;
  /** The ongoing campaigns. */
  children: ReactNode;
  /** The evenings to come. */
  agenda?: ReactNode;
  /** The campaigns are still to come: what stands below waits, as it would be pushed on. */
  waiting?: boolean;
}

/** Product §2 "Dashboard": ongoing campaigns, shortcuts, and the agenda. */
export function Dashboard({ user, children, agenda, waiting = false }: DashboardProps) {
  return (
    <Stack gap="xl" pb="xl">
      <Group gap="md" wrap="nowrap">
        {user ? (
          <Avatar name={user.name} photoURL={user.photoURL} size={62} />
        ) : (
          <Skeleton height={62} width={62} radius="xl" />
        )}
        <div>
          <Title order={1}>Mon espace</Title>
          <Text c="var(--ink-2)" mih="1lh">
            {user?.name}
            {user?.pronouns && <span> · {user.pronouns}</span>}
          </Text>
        </div>
      </Group>
      {children}
      {user && !waiting && <BelowCampaigns role={user.role} agenda={agenda} />}
    </Stack>
  );
}

function BelowCampaigns({
  role,
  agenda = <NoMeetings />,
}: Pick<DashboardUser, "role"> & { agenda: ReactNode }) {
  return (
    <Flex wrap="wrap" align="start" rowGap="xl" columnGap="md">
      <Shortcuts admin={isAdmin(role)} forgeUrl={forgeUrl()} />
      <Paper component="section" aria-labelledby="dashboard-agenda" flex="1 1 250px">
        <Title id="dashboard-agenda" mb="md">
          Agenda
        </Title>
        {agenda}
      </Paper>
    </Flex>
  );
}
