import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Fold } from "../../ui/Fold";
import { Controls } from "./Controls";

interface TrackerFoldProps {
  title: string;
  /** What it stands at, folded or not. */
  value?: string;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** What is changed less often: a line with its value, which opens. */
export function TrackerFold({ title, value, open = false, children }: TrackerFoldProps) {
  return (
    <Fold
      open={open}
      title={
        <Group component="span" justify="space-between" gap="2px 12px">
          <span>{title}</span>
          {value && (
            <Text span size="sm" c="var(--ink)" className="num">
              {value}
            </Text>
          )}
        </Group>
      }
    >
      <Controls>
        <Stack gap={12}>{children}</Stack>
      </Controls>
    </Fold>
  );
}
