import { Group } from "@mantine/core";
import { foreseeRest } from "domain/game/rest";
import { cthulhuPlay } from "domain/games/cthulhu/play/play";
import { weekOfRest } from "domain/games/cthulhu/play/rests";
import { Press } from "../../../kits/trackers/Press";
import { Preview } from "../../../kits/trackers/Preview";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { CthulhuProps } from "./cthulhuProps";

/** First aid, medicine, a week of rest, and death. */
export function Care({ state, limits, press }: CthulhuProps) {
  const { dead, dying, majorWound } = state;
  const rolled = (label: string, dice: number) => (
    <Press
      flex="1 1 auto"
      tone="ok"
      press={press}
      operation={{
        dice: [[dice, 3]],
        operationOf: (faces) => ({ kind: "heal", amount: faces.reduce((total, face) => total + face, 0) }),
      }}
    >
      {label}
    </Press>
  );
  return (
    <TrackerFold title="Soins et repos">
      <Group gap={8}>
        <Press
          flex="1 1 auto"
          tone="ok"
          press={press}
          operation={dying ? { kind: "stabilise" } : { kind: "heal", amount: 1 }}
        >
          {dying ? "Premiers soins : stabiliser" : "Premiers soins : 1 PV"}
        </Press>
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
          foreseen={foreseeRest(cthulhuPlay, { steps: weekOfRest }, state, limits)}
          confirm="Se reposer"
          onConfirm={() => weekOfRest(state, limits).forEach(press)}
        />
      )}
      <Press pressed={dead} press={press} operation={{ kind: "setDead", dead: !dead }}>
        Mort
      </Press>
    </TrackerFold>
  );
}
