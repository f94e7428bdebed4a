import { Group, Text } from "@mantine/core";
import {
  type AmmunitionOperation,
  type MagazineLimits,
  type ShotState,
  shotsLeft,
} from "domain/game/magazines";
import { Gauge } from "../../ui/Gauge";
import { Press } from "./Press";
import { TrackerCard, TrackerPart } from "./TrackerCard";

interface AmmunitionProps {
  state: ShotState;
  limits: MagazineLimits;
  press: (operation: AmmunitionOperation) => void;
  /** What several shots of one attack take. */
  burst: number;
  /** Said where no weapon has a magazine; without it nothing is shown then. */
  none?: string;
}

/** The magazine of each weapon that is carried. */
export function Ammunition({ state, limits, press, burst, none }: AmmunitionProps) {
  const weapons = Object.entries(limits.magazines);
  if (weapons.length === 0 && none === undefined) return null;
  return (
    <TrackerCard title="Munitions">
      {weapons.length === 0 && (
        <Text size="sm" c="var(--ink-2)">
          {none}
        </Text>
      )}
      {weapons.map(([weapon, { name, size }]) => {
        const left = shotsLeft(state, weapon, limits) ?? 0;
        const fire = (shots: number) => (
          <Press
            flex="1 1 auto"
            label={`${name} : tirer ${shots}`}
            press={press}
            operation={{ kind: "fire", weapon, shots }}
          >
            Tirer {shots}
          </Press>
        );
        return (
          <TrackerPart key={weapon} title={`${name} : ${left} / ${size}`}>
            <Gauge label={`${name}, coups`} value={left} max={size} tone="resource" />
            <Group gap={8}>
              {fire(1)}
              {size >= burst && fire(burst)}
              <Press
                flex="1 1 auto"
                label={`${name} : recharger`}
                press={press}
                operation={{ kind: "reload", weapon }}
              >
                Recharger
              </Press>
            </Group>
          </TrackerPart>
        );
      })}
    </TrackerCard>
  );
}
