import { Group } from "@mantine/core";
import { MAX_POINTS } from "domain/games/cthulhu/play/state";
import { conRoll, hitPointsOf } from "domain/games/cthulhu/play/wounds";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { PointsStepper } from "../../../kits/trackers/PointsStepper";
import { Press } from "../../../kits/trackers/Press";
import { RollPress } from "../../../kits/trackers/RollPress";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Gauge } from "../../../ui/Gauge";
import type { CthulhuProps } from "./cthulhuProps";

/** What an investigator at these hit points is, in one sentence; undefined where nothing is to say. */
function statusOf({ dead, dying, unconscious, majorWound }: CthulhuProps["state"]): string | undefined {
  if (dead) return "Mort.";
  if (dying) return "À l'agonie : jet de CON à chaque round, ou des premiers soins.";
  const parts = [unconscious && "Sans connaissance", majorWound && "Blessure grave"].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : undefined;
}

/** Hit points, the major wound and what it leads to. */
export function HitPoints({ state, limits, press }: CthulhuProps) {
  const current = hitPointsOf(state, limits);
  const { dying, unconscious, majorWound } = state;
  const status = statusOf(state);
  const con = conRoll(state, limits);
  return (
    <TrackerCard
      title="Points de vie"
      aside={
        <PointsStepper
          label="Points de vie"
          value={current}
          max={limits.hitPoints}
          unit="1 PV"
          press={press}
          less={{ kind: "damage", amount: 1 }}
          more={{ kind: "heal", amount: 1 }}
        />
      }
    >
      <Gauge label="Points de vie" value={current} max={limits.hitPoints} tone="life" />
      {status && <Notice>{status}</Notice>}
      <AmountForm
        press={press}
        label="Nombre de points"
        max={MAX_POINTS}
        actions={[
          {
            label: "Dégâts",
            tone: "bad",
            operation: (amount) => ({ kind: "damage", amount }),
          },
          {
            label: "Soins",
            tone: "ok",
            operation: (amount) => ({ kind: "heal", amount }),
          },
        ]}
      />
      <Group gap={8}>
        {con && (
          <RollPress flex="1 1 auto" variant="primary" request={con}>
            {dying ? "Jet de CON" : "Jet de CON pour rester conscient"}
          </RollPress>
        )}
        {dying && (
          <Press flex="1 1 auto" tone="ok" press={press} operation={{ kind: "stabilise" }}>
            Premiers soins
          </Press>
        )}
      </Group>
      {dying && con === undefined && (
        <Group gap={8}>
          <Press flex="1 1 auto" press={press} operation={{ kind: "dyingRoll", passed: true }}>
            CON réussi
          </Press>
          <Press flex="1 1 auto" tone="bad" press={press} operation={{ kind: "dyingRoll", passed: false }}>
            CON raté
          </Press>
        </Group>
      )}
      <Group gap={8}>
        <Press
          flex="1 1 auto"
          pressed={majorWound}
          press={press}
          operation={{ kind: "setMajorWound", majorWound: !majorWound }}
        >
          Blessure grave
        </Press>
        <Press
          flex="1 1 auto"
          pressed={unconscious}
          press={press}
          operation={{ kind: "setUnconscious", unconscious: !unconscious }}
        >
          Sans connaissance
        </Press>
      </Group>
    </TrackerCard>
  );
}
