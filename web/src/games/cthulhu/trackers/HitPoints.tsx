import { Group } from "@mantine/core";
import { hitPointsOf } from "domain/games/cthulhu/play/wounds";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { PointsStepper } from "../../../kits/trackers/PointsStepper";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Gauge } from "../../../ui/Gauge";
import type { CthulhuProps } from "./cthulhuProps";

const MAX_AMOUNT = 999;

/** What an investigator at these hit points is, in one sentence; undefined where nothing is to say. */
function statusOf({ dead, dying, unconscious, majorWound }: CthulhuProps["state"]): string | undefined {
  if (dead) return "Mort.";
  if (dying) return "Mourant : jet de CON à chaque round, ou des premiers soins.";
  const parts = [unconscious && "Inconscient", majorWound && "Blessure grave"].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : undefined;
}

/** Hit points, the major wound and what it leads to. */
export function HitPoints({ state, limits, press }: CthulhuProps) {
  const current = hitPointsOf(state, limits);
  const { dead, dying, unconscious, majorWound } = state;
  const status = statusOf(state);
  const fraction = limits.hitPoints > 0 ? current / limits.hitPoints : 0;
  return (
    <TrackerCard
      title="Points de vie"
      aside={
        <PointsStepper
          label="Points de vie"
          value={current}
          max={limits.hitPoints}
          unit="1 PV"
          atMin={dead || current <= 0}
          atMax={dead || dying || current >= limits.hitPoints}
          less={() => press({ kind: "damage", amount: 1 })}
          more={() => press({ kind: "heal", amount: 1 })}
        />
      }
    >
      <Gauge label="Points de vie" value={current} max={limits.hitPoints} fraction={fraction} tone="life" />
      {status && <Notice>{status}</Notice>}
      <AmountForm
        label="Nombre de points"
        max={MAX_AMOUNT}
        actions={[
          {
            label: "Dégâts",
            tone: "bad",
            blocked: dead,
            press: (amount) => press({ kind: "damage", amount }),
          },
          {
            label: "Soins",
            tone: "ok",
            blocked: dead || dying || current >= limits.hitPoints,
            press: (amount) => press({ kind: "heal", amount }),
          },
        ]}
      />
      {dying && (
        <Group gap={8}>
          <PressButton flex="1 1 auto" onPress={() => press({ kind: "dyingRoll", passed: true })}>
            CON réussi
          </PressButton>
          <PressButton flex="1 1 auto" tone="bad" onPress={() => press({ kind: "dyingRoll", passed: false })}>
            CON raté
          </PressButton>
          <PressButton flex="1 1 auto" tone="ok" onPress={() => press({ kind: "stabilise" })}>
            Premiers soins
          </PressButton>
        </Group>
      )}
      <Group gap={8}>
        <PressButton
          flex="1 1 auto"
          pressed={majorWound}
          onPress={() => press({ kind: "setMajorWound", majorWound: !majorWound })}
        >
          Blessure grave
        </PressButton>
        <PressButton
          flex="1 1 auto"
          pressed={unconscious}
          onPress={() => press({ kind: "setUnconscious", unconscious: !unconscious })}
        >
          Inconscient
        </PressButton>
      </Group>
    </TrackerCard>
  );
}
