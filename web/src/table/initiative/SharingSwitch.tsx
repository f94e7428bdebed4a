import { Box, Divider, Switch, Text } from "@mantine/core";
import { isProvisional } from "domain/documents/initiativeState";
import type { FightControl } from "../fight/useFight";

/**
 * Whether the table sees the order, and whether players end their turns in it (the MJ's choices, off at first); it sees
 * none before it is rolled.
 */
export function SharingSwitch({
  fight,
}: {
  fight: Pick<FightControl, "shared" | "playersPass" | "share" | "running" | "initiative">;
}) {
  const { shared, playersPass, share, running, initiative } = fight;
  return (
    <Box flex="none">
      <Divider mb={10} color="var(--line-2)" />
      <Switch
        label={
          <Text span inherit fw={600}>
            Partager l'ordre avec la table
          </Text>
        }
        checked={shared}
        onChange={({ currentTarget }) => share(currentTarget.checked)}
      />
      {shared && (
        <Switch
          mt={8}
          label="Chacun finit son tour"
          checked={playersPass}
          onChange={({ currentTarget }) => share(true, currentTarget.checked)}
        />
      )}
      {shared && (!running || isProvisional(initiative)) && (
        <Text fz="sm" c="var(--ink-2)">
          La table le verra une fois l'initiative lancée.
        </Text>
      )}
    </Box>
  );
}
