import { Stack, Text } from "@mantine/core";
import { type ActPreview, leftText } from "domain/game/foreseeAct";

interface PreviewProps {
  name: string;
  preview: ActPreview<unknown>;
}

/** What damage does to somebody, before it is done. */
export function DamagePreview({ name, preview }: PreviewProps) {
  const { parts, events, refused } = preview;
  const left = leftText(preview) ?? [];
  const lines = refused === undefined ? [...events.map(({ text }) => text), left].flat() : [refused];
  return (
    <Stack gap={2} aria-live="polite" role="group" aria-label={`Ce que cela fait à ${name}`}>
      {parts.map((part) => (
        <Text key={part} size="sm" c="dimmed">
          {part}
        </Text>
      ))}
      {lines.map((line) => (
        <Text key={line} fw={550}>
          {line}
        </Text>
      ))}
      {lines.length === 0 && <Text fw={550}>Il n'en reste rien.</Text>}
    </Stack>
  );
}
