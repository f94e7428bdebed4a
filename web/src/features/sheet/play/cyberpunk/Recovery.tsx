import { Group } from "@mantine/core";
import { cyberpunkPlay } from "domain/systems/cyberpunk/play/play";
import { hitPointsOf, woundStateOf } from "domain/systems/cyberpunk/play/wounds";
import { PressButton } from "../parts/PressButton";
import { foresee, Preview } from "../parts/Preview";
import { TrackerFold } from "../parts/TrackerFold";
import type { CyberpunkProps } from "./cyberpunkProps";

const UNSTABLE = "Fais-toi d'abord stabiliser : sans cela, le repos ne te soigne pas.";

/** Being stabilised, a day of rest, and death. */
export function Recovery({ state, limits, press }: CyberpunkProps) {
  const wound = woundStateOf(state, limits);
  const isHurt = hitPointsOf(state, limits) < limits.hitPoints;
  const rest = { kind: "heal", amount: Math.max(1, limits.body) } as const;
  const foreseen =
    isHurt && !state.dead && !state.stabilised
      ? { sentences: [], refusal: UNSTABLE }
      : foresee(cyberpunkPlay, state, rest, limits);
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
        foreseen={foreseen}
        confirm="Se reposer un jour"
        onConfirm={() => press(rest)}
      />
    </TrackerFold>
  );
}
