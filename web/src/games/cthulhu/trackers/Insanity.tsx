import { Group, Text } from "@mantine/core";
import { BOUTS, boutText } from "domain/games/cthulhu/bouts";
import { mythosLesson } from "domain/games/cthulhu/play/skills";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { Notice } from "../../../kits/trackers/Notice";
import { Press } from "../../../kits/trackers/Press";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { useThrow } from "../../../kits/trackers/useThrow";
import type { CthulhuProps } from "./cthulhuProps";

const NAMES = {
  none: "Aucune",
  temporary: "Temporaire",
  indefinite: "Indéterminée",
  permanent: "Permanente",
} as const;

/** Insanity, its bouts, and the days that Sanity is counted by. */
export function Insanity({ state, press }: CthulhuProps) {
  const { insanity, bout } = state;
  const [isThrowing, throwDice] = useThrow();
  const [rounds, setRounds] = useState<number>();
  const begin = (kind: "temporary" | "indefinite") => (
    <Press flex="1 1 auto" tone="bad" press={press} operation={{ kind: "goInsane", insanity: kind }}>
      Folie {NAMES[kind].toLowerCase()}
    </Press>
  );
  return (
    <TrackerFold title="Folie" value={`${NAMES[insanity]}${bout ? ", en crise" : ""}`}>
      {bout && (
        <Notice>
          {boutText(state.boutIs) === undefined
            ? "En pleine crise : le MJ dit ce que tu fais, ou les dés."
            : `En pleine crise, ton personnage ${boutText(state.boutIs)}.`}
        </Notice>
      )}
      <Group gap={8}>
        {begin("temporary")}
        {begin("indefinite")}
        <Press flex="1 1 auto" press={press} operation={{ kind: "endInsanity" }}>
          Retrouver la raison
        </Press>
      </Group>
      {state.mythosAsked && (
        <Press press={press} tone="bad" operation={{ kind: "blameMythos" }}>
          C'était le Mythe : +{mythosLesson(state)} % de Mythe de Cthulhu
        </Press>
      )}
      {bout && (
        <Group gap={8}>
          <PressButton
            flex="1 1 auto"
            blocked={isThrowing}
            onPress={() => throwDice([[1, BOUTS.length]], ([face = 1]) => press({ kind: "drawBout", face }))}
          >
            Tirer la crise (1d{BOUTS.length})
          </PressButton>
          <PressButton
            flex="1 1 auto"
            blocked={isThrowing}
            onPress={() => throwDice([[1, 10]], ([face]) => setRounds(face))}
          >
            Durée de la crise (1d10)
          </PressButton>
          <PressButton
            flex="1 1 auto"
            onPress={() => {
              setRounds(undefined);
              press({ kind: "endBout" });
            }}
          >
            Fin de la crise
          </PressButton>
        </Group>
      )}
      <Text size="sm" role="status">
        {bout &&
          rounds !== undefined &&
          `Ta crise dure ${rounds} ${plural(rounds, "round", "rounds")}, ou ${rounds} ${plural(rounds, "heure", "heures")} si tu es seul.`}
      </Text>
      <Press press={press} operation={{ kind: "newDay" }}>
        Nouveau jour
      </Press>
    </TrackerFold>
  );
}
