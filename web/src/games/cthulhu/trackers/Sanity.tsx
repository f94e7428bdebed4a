import { Group, NativeSelect, Text } from "@mantine/core";
import { lostToday, sanityOf } from "domain/games/cthulhu/play/sanity";
import { useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { PointsStepper } from "../../../kits/trackers/PointsStepper";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { useThrow } from "../../../kits/trackers/useThrow";
import { Gauge } from "../../../ui/Gauge";
import type { CthulhuProps } from "./cthulhuProps";

const MAX_AMOUNT = 99;

/** The losses that encounters ask for. */
const LOSSES: readonly (readonly [count: number, sides: number])[] = [
  [1, 3],
  [1, 4],
  [1, 6],
  [1, 8],
  [1, 10],
  [2, 6],
  [2, 10],
  [1, 20],
  [1, 100],
];
const FIRST_LOSS = 2;

/** Sanity, what was lost since the day began, and the losses that dice decide. */
export function Sanity({ state, limits, press, roll }: CthulhuProps) {
  const current = sanityOf(state, limits);
  const dawn = Math.min(state.sanityAtDawn, limits.sanity);
  const isSpared = state.bout || current === 0;
  const fraction = limits.sanity > 0 ? current / limits.sanity : 0;
  return (
    <TrackerCard
      title="Santé mentale"
      aside={
        <PointsStepper
          label="Santé mentale"
          value={current}
          max={limits.sanity}
          unit="1 SAN"
          press={press}
          less={{ kind: "loseSanity", amount: 1 }}
          more={{ kind: "gainSanity", amount: 1 }}
        />
      }
    >
      <Gauge label="Santé mentale" value={current} max={limits.sanity} fraction={fraction} tone="mind" />
      <Text size="sm" c="var(--ink-2)">
        Début du jour : {dawn}. Perdu depuis : {lostToday(state, limits)} (folie indéterminée à{" "}
        {Math.max(1, Math.ceil(dawn / 5))}).
      </Text>
      {state.bout && <Notice>Crise de folie : tu ne perds plus de SAN.</Notice>}
      <AmountForm
        press={press}
        label="Points de SAN"
        max={MAX_AMOUNT}
        actions={[
          {
            label: "Perdre",
            tone: "bad",
            operation: (amount) => ({ kind: "loseSanity", amount }),
          },
          {
            label: "Regagner",
            tone: "ok",
            operation: (amount) => ({ kind: "gainSanity", amount }),
          },
        ]}
      />
      <RolledLoss press={press} roll={roll} blocked={isSpared} />
    </TrackerCard>
  );
}

function RolledLoss({ press, roll, blocked }: Pick<CthulhuProps, "press" | "roll"> & { blocked: boolean }) {
  const [isThrowing, throwDice] = useThrow(roll);
  const [index, setIndex] = useState(FIRST_LOSS);
  const [count, sides] = LOSSES[index] ?? [1, 6];
  return (
    <Group gap={8} align="end" wrap="nowrap">
      <NativeSelect
        aria-label="Dés de la perte"
        flex="1 1 0"
        value={String(index)}
        onChange={(event) => setIndex(Number(event.currentTarget.value))}
        data={LOSSES.map(([dice, faces], value) => ({ value: String(value), label: `${dice}d${faces}` }))}
      />
      <PressButton
        flex="1 1 auto"
        tone="bad"
        blocked={blocked || isThrowing}
        onPress={() =>
          throwDice(sides, count, (faces) => {
            const sum = faces.reduce((total, face) => total + face, 0);
            press({ kind: "loseSanity", amount: Math.min(MAX_AMOUNT, sum), faces: [...faces] });
          })
        }
      >
        Lancer et perdre
      </PressButton>
    </Group>
  );
}
