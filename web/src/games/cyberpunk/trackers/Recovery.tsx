import { Group, Text } from "@mantine/core";
import { foreseeRest } from "domain/game/rest";
import { cyberpunkPlay } from "domain/games/cyberpunk/play/play";
import { dayOfRest } from "domain/games/cyberpunk/play/rests";
import { firstAidDifficulty } from "domain/games/cyberpunk/play/wounds";
import { Press } from "../../../kits/trackers/Press";
import { Preview } from "../../../kits/trackers/Preview";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { CyberpunkProps } from "./cyberpunkProps";

/** Being stabilised, a day of rest, and death. */
export function Recovery({ state, limits, press }: CyberpunkProps) {
  const firstAid = firstAidDifficulty(state, limits);
  return (
    <TrackerFold title="Soins et repos" value={state.stabilised ? "Stabilisé" : ""}>
      {firstAid !== undefined && (
        <Text size="sm" c="var(--ink-2)">
          Stabiliser : Premiers soins ou Médecine d'urgence au-dessus de {firstAid}.
        </Text>
      )}
      <Group gap={8}>
        <Press flex="1 1 auto" press={press} operation={{ kind: "stabilise" }}>
          Stabiliser
        </Press>
        <Press
          flex="1 1 auto"
          pressed={state.dead}
          press={press}
          operation={{ kind: "setDead", dead: !state.dead }}
        >
          Mort
        </Press>
      </Group>
      <Preview
        label="Journée de repos"
        foreseen={foreseeRest(cyberpunkPlay, { steps: dayOfRest }, state, limits)}
        confirm="Se reposer un jour"
        onConfirm={() => dayOfRest(state, limits).forEach(press)}
      />
    </TrackerFold>
  );
}
