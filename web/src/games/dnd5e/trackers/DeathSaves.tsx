import { Group } from "@mantine/core";
import { DEATH_SAVE } from "domain/games/dnd5e/deathSave";
import { MAX_POINTS } from "domain/games/dnd5e/play/bounds";
import { isDead, isDying } from "domain/games/dnd5e/play/vitality";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { Press } from "../../../kits/trackers/Press";
import { RollPress } from "../../../kits/trackers/RollPress";
import { Stepper } from "../../../kits/trackers/Stepper";
import type { Dnd5eProps } from "./dnd5eProps";

const MARKS = 3;

/** Death saves and being stable at 0 hit points; coming back from death, also above 0. */
export function DeathSaves({ state, limits, press }: Dnd5eProps) {
  const { successes, failures } = state.deathSaves;
  if (isDead(state, limits)) {
    return (
      <>
        <Notice>Mort.</Notice>
        <AmountForm
          label="PV au retour à la vie"
          max={MAX_POINTS}
          press={press}
          actions={[{ label: "Ramener à la vie", operation: (hitPoints) => ({ kind: "revive", hitPoints }) }]}
        />
      </>
    );
  }
  const change = (mark: "successes" | "failures", by: number) =>
    ({ kind: "changeDeathSaves", mark, by }) as const;
  const dying = isDying(state, limits);
  return (
    <>
      <Notice tone={dying ? "bad" : "ok"}>
        {dying
          ? "Sans connaissance : un jet contre la mort à chacun de tes tours."
          : "Sans connaissance, mais stable."}
      </Notice>
      {dying && (
        <Group gap={8}>
          <RollPress variant="primary" flex="1 1 auto" request={DEATH_SAVE}>
            {DEATH_SAVE.label}
          </RollPress>
          <Press flex="1 1 auto" tone="ok" press={press} operation={{ kind: "stabilise" }}>
            Stabiliser
          </Press>
        </Group>
      )}
      <Stepper
        label="Succès"
        value={successes}
        max={MARKS}
        unit="1 succès contre la mort"
        press={press}
        less={change("successes", -1)}
        more={change("successes", 1)}
      />
      <Stepper
        label="Échecs"
        value={failures}
        max={MARKS}
        unit="1 échec contre la mort"
        press={press}
        less={change("failures", -1)}
        more={change("failures", 1)}
      />
    </>
  );
}
