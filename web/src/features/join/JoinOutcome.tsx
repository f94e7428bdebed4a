import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface JoinOutcomeProps {
  /** How it is announced when it appears. */
  role?: "status" | "alert";
  children: ReactNode;
}

/** What there is to say and to do under the invitation. */
export function JoinOutcome({ role, children }: JoinOutcomeProps) {
  return (
    <Stack role={role} align="center" gap="sm" ta="center" c="var(--ink-2)">
      {children}
    </Stack>
  );
}

export function JoinRefusal({ children }: { children: ReactNode }) {
  return (
    <Text c="bad" size="lg" fw={600}>
      {children}
    </Text>
  );
}
