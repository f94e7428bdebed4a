import { Group } from "@mantine/core";
import { cthulhuPlay } from "domain/systems/cthulhu/play/play";
import { hitPointsOf } from "domain/systems/cthulhu/play/wounds";
import { PressButton } from "../parts/PressButton";
import { foresee, Preview } from "../parts/Preview";
import { TrackerFold } from "../parts/TrackerFold";
import { useThrow } from "../parts/useThrow";
import type { CthulhuProps } from "./cthulhuProps";

/** Without a major wound a day gives one hit point back. */
const WEEK = { kind: "heal", amount: 7 } as const;

/** First aid, medicine, a week of rest, and death. */
export function Care({ state, limits, press, roll }: CthulhuProps) {
  const { dead, dying, majorWound } = state;
  const [isThrowing, throwDice] = useThrow(roll);
  const isPast = dead || dying || hitPointsOf(state, limits) >= limits.hitPoints;
  const rolled = (label: string, dice: number) => (
    <PressButton
      flex="1 1 auto"
      tone="ok"
      blocked={isPast || isThrowing}
      onPress={() =>
        throwDice(3, dice, (faces) =>
          press({ kind: "heal", amount: faces.reduce((total, face) => total + face, 0) }),
        )
      }
    >
      {label}
    </PressButton>
  );
  return (
    <TrackerFold title="Soins et repos">
      <Group gap={8}>
        <PressButton
          flex="1 1 auto"
          tone="ok"
          blocked={!dying && isPast}
          onPress={() => press(dying ? { kind: "stabilise" } : { kind: "heal", amount: 1 })}
        >
          {dying ? "Premiers soins : stabiliser" : "Premiers soins : 1 PV"}
        </PressButton>
        {rolled("Médecine : 1d3 PV", 1)}
      </Group>
      {majorWound ? (
        <Group gap={8}>
          {rolled("Une semaine, CON réussi : 1d3 PV", 1)}
          {rolled("Une semaine, CON extrême : 2d3 PV", 2)}
        </Group>
      ) : (
        <Preview
          label="Une semaine de repos"
          foreseen={foresee(cthulhuPlay, state, WEEK, limits)}
          confirm="Se reposer"
          onConfirm={() => press(WEEK)}
        />
      )}
      <PressButton pressed={dead} onPress={() => press({ kind: "setDead", dead: !dead })}>
        Mort
      </PressButton>
    </TrackerFold>
  );
}
