import { Box, Divider, Radio, Stack, Switch, Text } from "@mantine/core";
import { isProvisional } from "domain/documents/initiativeState";
import type { FightControl } from "../fight/useFight";

/** What of the order the table sees. */
const VIEWS = { order: "L'ordre, sans ce qui est caché", turn: "Le tour seul" } as const;

/**
 * Whether the table sees the order, or of it the turn alone, and whether players end their turns in it (the MJ's choices,
 * off at first); it sees none before it is rolled.
 */
export function SharingSwitch({
  fight,
}: {
  fight: Pick<FightControl, "shared" | "playersPass" | "turnOnly" | "share" | "running" | "initiative">;
}) {
  const { shared, playersPass, turnOnly, share, running, initiative } = fight;
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
        <Stack gap={8} mt={8}>
          <Radio.Group
            aria-label="Ce que la table voit"
            value={turnOnly ? "turn" : "order"}
            onChange={(view) => share(true, { turnOnly: view === "turn" })}
          >
            <Stack gap={8}>
              {Object.entries(VIEWS).map(([view, label]) => (
                <Radio key={view} value={view} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <Switch
            label="Chacun finit son tour"
            checked={playersPass}
            onChange={({ currentTarget }) => share(true, { playersPass: currentTarget.checked })}
          />
        </Stack>
      )}
      {shared && (!running || isProvisional(initiative)) && (
        <Text fz="sm" c="var(--ink-2)">
          La table le verra une fois l'initiative lancée.
        </Text>
      )}
    </Box>
  );
}
