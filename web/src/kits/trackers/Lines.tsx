import { Stack, Text } from "@mantine/core";

interface LinesProps {
  lines: readonly string[];
  /** Shown where there are none. */
  empty?: string;
}

/** Short sentences, one under the other. */
export function Lines({ lines, empty }: LinesProps) {
  if (lines.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <Stack component="ul" gap={2} m={0} pl={18}>
      {lines.map((line) => (
        <Text key={line} component="li" size="sm">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
