import { Group, NativeSelect } from "@mantine/core";
import type { CyberpunkOperation } from "domain/games/cyberpunk/play/play";
import { MAX_POINTS } from "domain/games/cyberpunk/play/state";
import {
  actionPenaltyOf,
  deathSavePenaltyOf,
  deathSaveRoll,
  hitPointsOf,
  movePenaltyOf,
  type WoundState,
  woundStateOf,
} from "domain/games/cyberpunk/play/wounds";
import { useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { PointsStepper } from "../../../kits/trackers/PointsStepper";
import { Press } from "../../../kits/trackers/Press";
import { RollPress } from "../../../kits/trackers/RollPress";
import { Segments } from "../../../kits/trackers/Segments";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Gauge } from "../../../ui/Gauge";
import type { CyberpunkProps } from "./cyberpunkProps";

type Hit = Extract<CyberpunkOperation, { kind: "hit" }>;
type Target = Hit["location"] | "direct";

const TARGETS: { value: Target; label: string }[] = [
  { value: "body", label: "Corps" },
  { value: "head", label: "Tête" },
  { value: "direct", label: "Direct" },
];
const SHARES: readonly { readonly value: Hit["armour"]; readonly label: string }[] = [
  { value: "whole", label: "Armure entière" },
  { value: "half", label: "Armure divisée par deux" },
  { value: "none", label: "Armure ignorée" },
];
const WOUNDS: Readonly<Record<WoundState, string>> = {
  unhurt: "Indemne",
  light: "Légèrement blessé",
  serious: "Gravement blessé",
  mortal: "À l'agonie",
  dead: "Mort",
};

/** « Gravement blessé : −2 à toutes les actions, −4 en MOVE ». */
function woundText({ state, limits }: Pick<CyberpunkProps, "state" | "limits">): string {
  const [actions, move] = [actionPenaltyOf(state, limits), movePenaltyOf(state, limits)];
  const penalties = [
    actions < 0 && `−${-actions} à toutes les actions`,
    move < 0 && `−${-move} en MOVE`,
    state.stabilised && "état stable",
  ].filter(Boolean);
  const wound = WOUNDS[woundStateOf(state, limits)];
  return penalties.length > 0 ? `${wound} : ${penalties.join(", ")}` : wound;
}

/** Hit points against armour or not, the wound state with what it costs, and the saves of who is dying. */
export function HitPoints({ state, limits, press }: CyberpunkProps) {
  const current = hitPointsOf(state, limits);
  const wound = woundStateOf(state, limits);
  const [target, setTarget] = useState<Target>("body");
  const [armour, setArmour] = useState<Hit["armour"]>("whole");
  const hurt = (amount: number): CyberpunkOperation =>
    target === "direct"
      ? { kind: "damage", amount }
      : { kind: "hit", location: target, damage: amount, armour };
  const isHarmless = wound === "unhurt" && actionPenaltyOf(state, limits) === 0;
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
      <Notice tone={isHarmless ? "ok" : wound === "light" ? "warn" : "bad"}>
        {woundText({ state, limits })}
      </Notice>
      <AmountForm
        press={press}
        label="Nombre de points"
        max={MAX_POINTS}
        actions={[
          { label: "Dégâts", tone: "bad", operation: hurt },
          {
            label: "Soins",
            tone: "ok",
            operation: (amount) => ({ kind: "heal", amount }),
          },
        ]}
      >
        <Segments<Target> label="Où les dégâts portent" value={target} onChange={setTarget} data={TARGETS} />
        {target !== "direct" && (
          <NativeSelect
            aria-label="Armure qui compte"
            value={armour}
            onChange={(event) => setArmour(event.currentTarget.value as Hit["armour"])}
            data={SHARES}
          />
        )}
      </AmountForm>
      {wound === "mortal" && <Dying state={state} limits={limits} press={press} />}
    </TrackerCard>
  );
}

function Dying({ state, limits, press }: Pick<CyberpunkProps, "state" | "limits" | "press">) {
  const penalty = deathSavePenaltyOf(state);
  return (
    <Group gap={8}>
      <RollPress flex="1 1 auto" variant="primary" request={deathSaveRoll(state, limits)}>
        Jet de mort : 1d10 + {penalty} sous {limits.body}
      </RollPress>
      <Press flex="1 1 auto" press={press} operation={{ kind: "stabilise" }}>
        Stabiliser
      </Press>
    </Group>
  );
}
