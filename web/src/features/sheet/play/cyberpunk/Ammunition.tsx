import { Group, Text } from "@mantine/core";
import { AUTOFIRE_SHOTS } from "domain/systems/cyberpunk/attack";
import { shotsLeft } from "domain/systems/cyberpunk/play/ammunition";
import { Gauge } from "../../../../ui/Gauge";
import { PressButton } from "../parts/PressButton";
import { TrackerCard, TrackerPart } from "../parts/TrackerCard";
import type { CyberpunkProps } from "./cyberpunkProps";

/** The magazine of each weapon that is carried. */
export function Ammunition({ state, limits, press }: CyberpunkProps) {
  const weapons = Object.entries(limits.magazines);
  return (
    <TrackerCard title="Munitions">
      {weapons.length === 0 && (
        <Text size="sm" c="var(--ink-2)">
          Aucune arme à chargeur dans ton inventaire.
        </Text>
      )}
      {weapons.map(([weapon, { name, size }]) => {
        const left = shotsLeft(state, weapon, limits) ?? 0;
        const fire = (shots: number) => (
          <PressButton
            flex="1 1 auto"
            label={`${name} : tirer ${shots}`}
            blocked={left < shots}
            onPress={() => press({ kind: "fire", weapon, shots })}
          >
            Tirer {shots}
          </PressButton>
        );
        return (
          <TrackerPart key={weapon} title={`${name} : ${left} / ${size}`}>
            <Gauge
              label={`${name}, coups`}
              value={left}
              max={size}
              fraction={size > 0 ? left / size : 0}
              tone="resource"
            />
            <Group gap={8}>
              {fire(1)}
              {size >= AUTOFIRE_SHOTS && fire(AUTOFIRE_SHOTS)}
              <PressButton
                flex="1 1 auto"
                label={`${name} : recharger`}
                blocked={left >= size}
                onPress={() => press({ kind: "reload", weapon })}
              >
                Recharger
              </PressButton>
            </Group>
          </TrackerPart>
        );
      })}
    </TrackerCard>
  );
}
