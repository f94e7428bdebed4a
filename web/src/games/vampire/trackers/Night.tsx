import { Text } from "@mantine/core";
import { MENDING_ROUSES } from "domain/games/vampire/play/blood";
import { marksOf } from "domain/games/vampire/play/damage";
import { RANGES } from "domain/games/vampire/play/state";
import { Press } from "../../../kits/trackers/Press";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { useThrow } from "../../../kits/trackers/useThrow";
import type { VampireProps } from "./vampireProps";

/** What each night and each session begin with. */
export function Night({ state, limits, press, roll }: VampireProps) {
  const [isThrowing, throwDice] = useThrow(roll);
  const { aggravated } = marksOf(state, "health", limits);
  return (
    <TrackerFold title="Nuit et séance">
      <PressButton
        blocked={isThrowing}
        onPress={() =>
          throwDice(10, 1, (faces) => press({ kind: "rouse", faces: [...faces], purpose: "waking" }))
        }
      >
        Réveil de la nuit (1 dé)
      </PressButton>
      <PressButton
        blocked={aggravated === 0 || state.hunger >= RANGES.hunger.max || isThrowing}
        onPress={() =>
          throwDice(10, MENDING_ROUSES, (faces) => press({ kind: "mendAggravated", faces: [...faces] }))
        }
      >
        Guérir 1 aggravé de Santé ({MENDING_ROUSES} exaltations)
      </PressButton>
      <Press press={press} operation={{ kind: "recoverWillpower" }}>
        Nouvelle séance : {limits.willpowerRecovery} de Volonté
      </Press>
      <Text size="sm" c="var(--ink-2)">
        Une séance rend autant de Volonté superficielle que ta meilleure valeur de Sang-froid ou de
        Résolution.
      </Text>
    </TrackerFold>
  );
}
