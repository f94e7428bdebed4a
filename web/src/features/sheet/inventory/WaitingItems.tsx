import { Box, Button, Group, Text, Title } from "@mantine/core";
import type { RareItems } from "./useRareItems";

/** The rare items that the MJ was asked for, each of which may be withdrawn. */
export function WaitingItems({ waiting, withdraw, busy }: Pick<RareItems, "waiting" | "withdraw" | "busy">) {
  if (waiting.length === 0) return null;
  return (
    <Box component="section" mt="sm" aria-label="Objets en attente du MJ">
      <Title order={3} variant="text" fz="sm">
        En attente du MJ
      </Title>
      <Box component="ul" role="list">
        {waiting.map(({ id, itemName }) => (
          <Group component="li" key={id} justify="space-between" gap="4px 12px" py={4}>
            <Text flex="1 1 16ch">{itemName}</Text>
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Retirer la demande : ${itemName}`}
              onClick={() => withdraw(id)}
            >
              Retirer
            </Button>
          </Group>
        ))}
      </Box>
    </Box>
  );
}
