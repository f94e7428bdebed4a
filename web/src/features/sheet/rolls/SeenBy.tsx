import { Anchor, Group, Text } from "@mantine/core";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import type { RollSharing } from "./useSharing";

const SEEN_BY = { table: "La table voit ce jet.", mj: "Le MJ voit ce jet." };

interface SeenByProps {
  roll: RollEntry;
  sharing: RollSharing;
}

/** Who sees the newest roll, beside its result, and the same choice as before it for those that follow. */
export function SeenBy({ roll, sharing: { shared, setShared } }: SeenByProps) {
  return (
    <Group gap="2px 10px">
      <Text size="xs" c="dimmed">
        {roll.audience === undefined ? "Ce jet reste sur cet appareil." : SEEN_BY[roll.audience]}
      </Text>
      <Anchor component="button" type="button" fz="xs" py={4} onClick={() => setShared(!shared)}>
        {shared ? "Ne plus partager" : "Partager les suivants"}
      </Anchor>
    </Group>
  );
}
