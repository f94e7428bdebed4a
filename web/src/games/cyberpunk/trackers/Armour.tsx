import { Box, Group, Text } from "@mantine/core";
import { stoppingPowerOf, wholeArmourOf } from "domain/games/cyberpunk/play/armour";
import { ARMOUR_LOCATIONS, type ArmourLocation } from "domain/games/cyberpunk/sheet";
import { Press } from "../../../kits/trackers/Press";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { CyberpunkProps } from "./cyberpunkProps";

/** The label of each, and how it stands in « de la tête ». */
const LOCATIONS: Readonly<Record<ArmourLocation, { readonly label: string; readonly of: string }>> = {
  head: { label: "Tête", of: "de la tête" },
  body: { label: "Corps", of: "du corps" },
  shield: { label: "Bouclier", of: "du bouclier" },
};

/** Stopping power of what is worn: ablated by each blow that comes through, and repaired. */
export function Armour({ state, limits, press }: CyberpunkProps) {
  const worn = ARMOUR_LOCATIONS.filter((location) => wholeArmourOf(state, location, limits) > 0);
  return (
    <TrackerCard title="Armure">
      {worn.length === 0 && (
        <Text size="sm" c="var(--ink-2)">
          Tu ne portes pas d'armure.
        </Text>
      )}
      {worn.map((location) => {
        const power = stoppingPowerOf(state, location, limits);
        const max = wholeArmourOf(state, location, limits);
        const { label, of } = LOCATIONS[location];
        return (
          <Group key={location} gap="0 8px" justify="flex-end">
            <Box flex="1 1 170px">
              <Stepper
                label={label}
                value={power}
                max={max}
                unit={`1 ${location === "shield" ? "PV" : "SP"} ${of}`}
                plain
                press={press}
                less={{ kind: "ablate", location, amount: 1 }}
                more={{ kind: "changeArmour", location, by: 1 }}
              />
            </Box>
            <Press
              label={location === "shield" ? "Remplacer le bouclier" : `Réparer l'armure ${of}`}
              press={press}
              operation={{ kind: "repairArmour", location }}
            >
              {location === "shield" ? "Remplacer" : "Réparer"}
            </Press>
          </Group>
        );
      })}
    </TrackerCard>
  );
}
