import { Button, Text } from "@mantine/core";
import { plural } from "domain/values/text/plural";
import type { InitiativeAsk } from "./useInitiativeAsk";

/** Asks the players for their initiative in one press; then how many have rolled. The MJ's roll takes who has not. */
export function AskInitiative({ initiative: { open, ask, busy } }: { initiative: InitiativeAsk }) {
  if (open) {
    const { rolled, of } = open;
    return (
      <Text size="sm" c="var(--ink-2)" role="status">
        {rolled} sur {of} {plural(of, "initiative lancée", "initiatives lancées")}
      </Text>
    );
  }
  if (ask === undefined) return null;
  return (
    <Button size="xs" loading={busy} onClick={ask} style={{ alignSelf: "start" }}>
      Demander l'initiative aux joueurs
    </Button>
  );
}
