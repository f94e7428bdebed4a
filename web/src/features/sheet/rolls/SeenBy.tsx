import { Anchor, Group, Text } from "@mantine/core";
import type { RollEntry } from "../../../table/rolls/rollEntry";
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
}

/** Who sees the newest roll, beside its result, and the same choice as before it for those that follow. */
export function SeenBy({ roll, sharing: { shared, setShared } }: SeenByProps) {
  return (
    <Group gap="2px 10px">
      <Text size="xs" c="dimmed">
        {seenBy(roll)}
      </Text>
      <Anchor component="button" type="button" fz="xs" py={4} onClick={() => setShared(!shared)}>
        {shared ? "Ne plus partager les suivants" : "Partager les suivants"}
      </Anchor>
    </Group>
  );
}
