import { Text } from "@mantine/core";
import { MENDING_ROUSES } from "domain/games/vampire/play/blood";
import { Press } from "../../../kits/trackers/Press";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { rouse } from "./rouse";
import type { VampireProps } from "./vampireProps";

/** What each night and each session begin with. */
export function Night({ limits, press }: Pick<VampireProps, "limits" | "press">) {
  return (
    <TrackerFold title="Nuit et séance">
      <Press press={press} operation={rouse("waking")}>
        Réveil de la nuit (1 dé)
      </Press>
      <Press
        press={press}
        operation={{
          dice: [[MENDING_ROUSES, 10]],
          operationOf: (faces) => ({ kind: "mendAggravated", faces }),
        }}
      >
        Guérir 1 aggravé de Santé ({MENDING_ROUSES} exaltations)
      </Press>
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
