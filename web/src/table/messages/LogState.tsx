import { Button, Stack, Text } from "@mantine/core";
import type { MessageDocument } from "domain/documents/message";
import type { ReactNode } from "react";
import type { TableLog } from "../../live/useTableLog";

interface LogStateProps {
  log: TableLog<MessageDocument>;
  isEmpty: boolean;
  /** What is said where nobody has said anything. */
  children: ReactNode;
}

/** What stands above the messages: the older ones to load, or why there are none. */
export function LogState({ log, isEmpty, children }: LogStateProps) {
  if (log.status === "failed") {
    return (
      <Text py="md" ta="center" c="dimmed">
        La discussion n'est pas disponible pour le moment.
      </Text>
    );
  }
  if (log.status === "loading") return null;
  return (
    <>
      {!log.complete && (
        <Stack align="center" gap={6} pb="sm">
          <Button size="sm" loading={log.fetchStatus === "busy"} onClick={log.loadOlder}>
            Messages plus anciens
          </Button>
          {log.fetchStatus === "failed" && (
            <Text role="alert" size="sm" c="bad">
              Ils n'ont pas pu être lus. Réessaie.
            </Text>
          )}
        </Stack>
      )}
      {isEmpty && (
        <Text py="md" ta="center" c="dimmed">
          {children}
        </Text>
      )}
    </>
  );
}
