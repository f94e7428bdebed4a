import { Group, NativeSelect, Text } from "@mantine/core";
import {
  dawnOf,
  indefiniteAt,
  lostToday,
  MAX_LOSS,
  sanityMaxOf,
  sanityOf,
  shockRoll,
} from "domain/games/cthulhu/play/sanity";
import { useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { PointsStepper } from "../../../kits/trackers/PointsStepper";
import { Press } from "../../../kits/trackers/Press";
import { RollPress } from "../../../kits/trackers/RollPress";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Gauge } from "../../../ui/Gauge";
import type { CthulhuProps } from "./cthulhuProps";

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
export function Sanity({ state, limits, press }: CthulhuProps) {
  const current = sanityOf(state, limits);
  const max = sanityMaxOf(state, limits);
  const shock = shockRoll(state, limits);
  return (
    <TrackerCard
      title="Santé mentale"
      aside={
        <PointsStepper
          label="Santé mentale"
          value={current}
          max={max}
          unit="1 SAN"
          press={press}
          less={{ kind: "loseSanity", amount: 1 }}
          more={{ kind: "gainSanity", amount: 1 }}
        />
      }
    >
      <Gauge label="Santé mentale" value={current} max={max} tone="mind" />
      <Text size="sm" c="var(--ink-2)">
        Début du jour : {dawnOf(state, limits)}. Perdu depuis : {lostToday(state, limits)} (folie indéterminée
        à {indefiniteAt(state, limits)}).
      </Text>
      {shock && (
        <RollPress variant="primary" request={shock}>
          Jet d'INT après le choc
        </RollPress>
      )}
      {state.bout && <Notice>Crise de folie : tu ne perds plus de SAN.</Notice>}
      <AmountForm
        press={press}
        label="Points de SAN"
        max={MAX_LOSS}
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
      <RolledLoss press={press} />
    </TrackerCard>
  );
}

function RolledLoss({ press }: Pick<CthulhuProps, "press">) {
  const [index, setIndex] = useState(FIRST_LOSS);
  const [count, sides] = LOSSES[index] ?? [1, 6];
  return (
    <Group gap={8} align="end">
      <NativeSelect
        aria-label="Dés de la perte"
        flex="1 1 96px"
        value={String(index)}
        onChange={(event) => setIndex(Number(event.currentTarget.value))}
        data={LOSSES.map(([dice, faces], value) => ({ value: String(value), label: `${dice}d${faces}` }))}
      />
      <Press
        flex="1 1 auto"
        tone="bad"
        press={press}
        operation={{
          dice: [[count, sides]],
          operationOf: (faces) => {
            const sum = faces.reduce((total, face) => total + face, 0);
            return { kind: "loseSanity", amount: Math.min(MAX_LOSS, sum), faces };
          },
        }}
      >
        Lancer et perdre
      </Press>
    </Group>
  );
}
