import { Flex, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { isAdmin } from "domain/account/roles";
import type { ReactNode } from "react";
import { forgeUrl } from "../../../http/forgeUrl";
import { Avatar } from "../../../ui/Avatar";
import { EmptyState } from "../../../ui/EmptyState";
import { Shortcuts } from "./Shortcuts";

interface DashboardUser {
  name: string;
  pronouns?: string;
  role: string;
  photoURL?: string | null;
}

interface DashboardProps {
  user: DashboardUser;
  /** The ongoing campaigns. */
  children: ReactNode;
}

/** Product §2 "Dashboard": ongoing campaigns, shortcuts, and the place of the agenda to come. */
export function Dashboard({ user, children }: DashboardProps) {
  return (
    <Stack gap="xl" pb="xl">
      <Group gap="md" wrap="nowrap">
        <Avatar name={user.name} photoURL={user.photoURL} size={62} />
        <div>
          <Title order={1}>Mon espace</Title>
          <Text c="var(--ink-2)">
            {user.name}
            {user.pronouns && <span> · {user.pronouns}</span>}
          </Text>
        </div>
      </Group>
      {children}
      <Flex wrap="wrap" align="start" rowGap="xl" columnGap="md">
        <Shortcuts admin={isAdmin(user.role)} forgeUrl={forgeUrl()} />
        <Paper component="section" aria-labelledby="dashboard-agenda" flex="1 1 250px">
          <Title id="dashboard-agenda" mb="md">
            Agenda
          </Title>
          <EmptyState>À venir</EmptyState>
        </Paper>
      </Flex>
    </Stack>
  );
}
