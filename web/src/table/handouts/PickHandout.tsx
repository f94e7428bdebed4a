import { Button, Group, Stack, Text } from "@mantine/core";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { type LiveHandout, useHandouts } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import type { HandoutTable } from "./useHandoutActions";

/** The others are on their page. */
const OFFERED = 6;

interface PickHandoutProps {
  table: HandoutTable;
  onPick: (handout: LiveHandout) => void;
}

/** The handouts that the MJ touched last, each a press from being shown, and the way to all of them. */
export function PickHandout({ table, onPick }: PickHandoutProps) {
  const handouts = dataOf(useHandouts(table.id, OFFERED))?.handouts ?? [];
  return (
    <Stack gap={8} component="section" aria-label="Une aide de jeu">
      <Text fw={600} size="sm">
        Une aide de jeu
      </Text>
      <Group gap={8}>
        {handouts.map((handout) => (
          <Button
            key={handout.id}
            size="sm"
            aria-label={`Montrer : ${handout.title} (${HANDOUT_KIND_NAMES[handout.kind]})`}
            onClick={() => onPick(handout)}
          >
            {handout.title}
          </Button>
        ))}
        <Button size="sm" component={Link} to={paths.handouts(table.id, table.system)}>
          {handouts.length > 0 ? "Toutes…" : "En préparer une"}
        </Button>
      </Group>
    </Stack>
  );
}
