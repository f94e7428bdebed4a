import { Group, getSpacing, type MantineSpacing, Paper, type PaperProps, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface TitledCardProps extends PaperProps {
  title: string;
  lead?: ReactNode;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** `h3` for one card among many. */
  titleSize?: "h2" | "h3";
  gap?: MantineSpacing;
  children: ReactNode;
}

/** One subject of a page: its title, a sentence about it, and what there is to do. */
export function TitledCard({
  title,
  lead,
  aside,
  titleSize = "h2",
  gap = "md",
  style,
  children,
  ...rest
}: TitledCardProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      display="flex"
      miw={0}
      style={[{ flexDirection: "column", gap: getSpacing(gap) }, style]}
      {...rest}
    >
      <header>
        <Group justify="space-between" gap="4px 14px">
          <Title id={id} order={2} size={titleSize}>
            {title}
          </Title>
          {aside}
        </Group>
        {lead && (
          <Text mt={4} size="sm" c="var(--ink-2)">
            {lead}
          </Text>
        )}
      </header>
      {children}
    </Paper>
  );
}
