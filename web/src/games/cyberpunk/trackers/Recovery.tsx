import { Group } from "@mantine/core";
import { foreseeRest } from "domain/game/rest";
import { cyberpunkPlay } from "domain/games/cyberpunk/play/play";
import { dayOfRest } from "domain/games/cyberpunk/play/rests";
import { woundStateOf } from "domain/games/cyberpunk/play/wounds";
import { PressButton } from "../../../kits/trackers/PressButton";
import { Preview } from "../../../kits/trackers/Preview";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { CyberpunkProps } from "./cyberpunkProps";

/** Being stabilised, a day of rest, and death. */
export function Recovery({ state, limits, press }: CyberpunkProps) {
  const wound = woundStateOf(state, limits);
  return (
    <TrackerFold title="Soins et repos" value={state.stabilised ? "Stabilisé" : ""}>
      <Group gap={8}>
        <PressButton
          flex="1 1 auto"
          blocked={state.stabilised || state.dead || wound === "unhurt"}
          onPress={() => press({ kind: "stabilise" })}
        >
          Stabiliser
        </PressButton>
        <PressButton
          flex="1 1 auto"
          pressed={state.dead}
          onPress={() => press({ kind: "setDead", dead: !state.dead })}
        >
          Mort
        </PressButton>
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
