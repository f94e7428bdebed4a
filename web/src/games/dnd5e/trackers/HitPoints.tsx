import { Badge, Checkbox, Group, NativeSelect, Text } from "@mantine/core";
import { DAMAGE_TYPES, type DamageType } from "domain/games/dnd5e/damageTypes";
import { defenceTexts } from "domain/games/dnd5e/defences";
import { MAX_POINTS } from "domain/games/dnd5e/play/bounds";
import { defencesNow } from "domain/games/dnd5e/play/rage";
import { currentHitPointsOf, isDead, isDown, maxHitPointsOf } from "domain/games/dnd5e/play/vitality";
import { frenchDamageType } from "domain/games/dnd5e/vocabulary";
import { memo, useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { PointsStepper } from "../../../kits/trackers/PointsStepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { DeathSaves } from "./DeathSaves";
import type { Dnd5eProps } from "./dnd5eProps";

/** The system's own select has no empty choice but a text. */
const NO_TYPE = "";

type ChosenType = DamageType | typeof NO_TYPE;
const TYPES = [
  { value: NO_TYPE, label: "Sans type de dégâts" },
  ...DAMAGE_TYPES.map((value) => ({ value, label: frenchDamageType(value) })),
];

/** What takes and gives hit points, which stand with the sheet's figures, and what happens at 0. */
export function HitPoints(props: Dnd5eProps) {
  const { state, limits, press } = props;
  const current = currentHitPointsOf(state, limits);
  const max = maxHitPointsOf(state, limits);
  const { temporary, reduction } = state.hitPoints;
  const dead = isDead(state, limits);
  const down = isDown(state, limits);
  const isKnown = limits.hitPoints !== undefined;
  const defences = defenceTexts(defencesNow(state, limits));
  const [type, setType] = useState<ChosenType>(NO_TYPE);
  const [critical, setCritical] = useState(false);
  const hurt = (amount: number) => ({
    kind: "damage" as const,
    amount,
    ...(type && { type }),
    ...(down && critical && { critical }),
  });
  return (
    <TrackerCard
      title="Dégâts et soins"
      aside={
        isKnown && (
          <PointsStepper
            label="PV"
            value={current}
            max={max}
            unit="1 PV"
            spare={temporary}
            press={press}
            less={{ kind: "damage", amount: 1 }}
            more={{ kind: "heal", amount: 1 }}
          />
        )
      }
    >
      {!isKnown && (
        <Text size="sm" c="var(--ink-2)">
          Ce personnage n'a pas de points de vie renseignés.
        </Text>
      )}
      {(temporary > 0 || reduction > 0) && (
        <Group gap={8}>
          {temporary > 0 && <Badge color="ok">+{temporary} temporaires</Badge>}
          {reduction > 0 && <Badge color="bad">Maximum réduit de {reduction}</Badge>}
        </Group>
      )}
      {isKnown && (down || dead) && <DeathSaves {...props} />}
      {defences.length > 0 && (
        <Text size="sm" c="var(--ink-2)">
          {defences.join(" · ")}
        </Text>
      )}
      <AmountForm
        press={press}
        label="Nombre de points"
        max={MAX_POINTS}
        actions={[
          { label: "Dégâts", tone: "bad", operation: hurt, done: () => setCritical(false) },
          {
            label: "Soins",
            tone: "ok",
            operation: (amount) => ({ kind: "heal", amount }),
          },
          { label: "Temporaires", operation: (amount) => ({ kind: "grantTemporary", amount }) },
        ]}
      >
        <TypeChoice type={type} onChange={setType} />
        {down && !dead && (
          <Checkbox
            label="Coup critique : deux échecs"
            py={10}
            checked={critical}
            onChange={(event) => setCritical(event.currentTarget.checked)}
          />
        )}
      </AmountForm>
    </TrackerCard>
  );
}

interface TypeChoiceProps {
  type: ChosenType;
  onChange: (type: ChosenType) => void;
}

const TypeChoice = memo(function TypeChoice({ type, onChange }: TypeChoiceProps) {
  return (
    <NativeSelect
      aria-label="Type de dégâts"
      value={type}
      onChange={(event) => onChange(event.currentTarget.value as ChosenType)}
      data={TYPES}
    />
  );
});
