import { Box, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface PersonProps {
  avatar: ReactNode;
  /** Not here: shown faintly. */
  faded?: boolean;
  name: string;
  /** On the name's line: pronouns, badges. */
  beside?: ReactNode;
  /** Under it: what is said of them. */
  children: ReactNode;
}

/** Somebody in a list: a face, a name, and a line about them. */
export function Person({ avatar, faded = false, name, beside, children }: PersonProps) {
  return (
    <Group gap={12} wrap="nowrap" flex="1 1 14ch" miw={0} lh={1.35}>
      <Box flex="none" opacity={faded ? 0.62 : 1}>
        {avatar}
      </Box>
      <Box miw={0}>
        <Group gap="2px 7px">
          <Text miw={0} fw={600} lh="inherit">
            {name}
          </Text>
          {beside}
        </Group>
        {children}
      </Box>
    </Group>
  );
}
