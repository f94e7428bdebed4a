import { Anchor, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import type { Rolls } from "../../../table/rolls/useRolls";
import { toldRoll } from "./toldRoll";
import type { RollSharing } from "./useSharing";

const SEEN_BY = { table: "La table voit ce jet.", mj: "Le MJ voit ce jet." };

/** Who sees a roll, in a sentence. */
function seenBy({ audience, told }: RollEntry): string {
  if (audience !== undefined) return SEEN_BY[audience];
  return told ? "La table sait ce que tu as lancé ici." : "Ce jet reste sur cet appareil.";
}

interface SeenByProps {
  roll: RollEntry;
  sharing: RollSharing;
  markTold: Rolls["markTold"];
}

/** Who sees the newest roll, beside its result, and the same choice as before it for those that follow. */
export function SeenBy({ roll, sharing: { shared, setShared, tell }, markTold }: SeenByProps) {
  const [busy, setBusy] = useState(false);
  const isUntold = roll.audience === undefined && roll.told === undefined;
  return (
    <Group gap="2px 10px">
      <Text size="xs" c="dimmed">
        {seenBy(roll)}
      </Text>
      {isUntold && tell && (
        <Anchor
          component="button"
          type="button"
          fz="xs"
          py={4}
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void tell(toldRoll(roll), undefined)
              .then((line) => line && markTold(roll.id))
              .finally(() => setBusy(false));
          }}
        >
          Montrer à la table
        </Anchor>
      )}
      <Anchor component="button" type="button" fz="xs" py={4} onClick={() => setShared(!shared)}>
        {shared ? "Ne plus partager" : "Partager les suivants"}
      </Anchor>
      {shared && (
        <Text size="xs" c="dimmed">
          dès le prochain jet
        </Text>
      )}
    </Group>
  );
}
