import { List, Text } from "@mantine/core";
import { leftoversOf } from "domain/import/leftovers";
import type { StoredShape } from "domain/table/characters/storedShape";

/** What the file has and the sheet has no place for yet; nothing where all of it has one. */
export function Leftovers({ shape }: { shape: StoredShape }) {
  const leftovers = leftoversOf(shape);
  if (leftovers.length === 0) return null;
  return (
    <>
      <Text size="sm" mt="xs">
        La fiche ne montre pas encore ceci, qui reste gardé avec le personnage :
      </Text>
      <List size="sm" mt={4}>
        {leftovers.map(({ label, count, names }) => (
          <List.Item key={label}>
            <Text span inherit fw={600}>
              {label} ({count})
            </Text>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {names.join(", ")}
            </Text>
          </List.Item>
        ))}
      </List>
    </>
  );
}
