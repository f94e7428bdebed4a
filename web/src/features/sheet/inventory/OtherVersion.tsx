import { Alert, Button, Group, List, Stack, Text, Title } from "@mantine/core";
import type { CarriedItem } from "domain/sheet/inventory/tabs";
import { valueText } from "domain/values/text/valueText";
import { AutoGrid } from "../../../ui/AutoGrid";

interface OtherVersionProps {
  mine: readonly CarriedItem[];
  theirs: readonly CarriedItem[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved this inventory meanwhile: both versions, and neither is lost before one has chosen. */
export function OtherVersion({ mine, theirs, onKeepMine, onTakeTheirs }: OtherVersionProps) {
  return (
    <Alert color="warn" c="var(--ink)" flex="none" mb={10}>
      <Stack gap={10} fz="md">
        <Title order={3} variant="text">
          L'inventaire a été modifié ailleurs pendant que tu l'éditais.
        </Title>
        <p>Rien n'est encore écrasé. Ce qui diffère :</p>
        <AutoGrid
          min={220}
          fit
          gap="10px 24px"
          fz="sm"
          mah={180}
          style={{ overflowY: "auto", overflowWrap: "anywhere" }}
        >
          <Version title="Ta version" lines={onlyIn(mine, theirs)} />
          <Version title="Version enregistrée" lines={onlyIn(theirs, mine)} />
        </AutoGrid>
        <Group gap={8}>
          <Button size="sm" onClick={onKeepMine}>
            Garder ma version
          </Button>
          <Button size="sm" onClick={onTakeTheirs}>
            Reprendre la version enregistrée
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Title order={4} variant="text">
        {title}
      </Title>
      {lines.length === 0 ? (
        <Text inherit>Rien de plus.</Text>
      ) : (
        <List size="sm">
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}

/** An entry in one line: two of the same line look the same to their reader. */
function lineOf({ entry: { quantity, equipped, attuned, notes }, item }: CarriedItem): string {
  const states = [equipped && "équipé", attuned && "lié", notes?.trim() && `« ${notes.trim()} »`].filter(
    Boolean,
  );
  return `${item.name} × ${valueText(quantity)}${states.length > 0 ? ` (${states.join(", ")})` : ""}`;
}

function onlyIn(one: readonly CarriedItem[], other: readonly CarriedItem[]): readonly string[] {
  const known = new Set(other.map(lineOf));
  return [...new Set(one.map(lineOf))].filter((line) => !known.has(line));
}
