import { Group } from "@mantine/core";
import { RANGES } from "domain/games/cthulhu/play/state";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { PressButton } from "../../../kits/trackers/PressButton";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { useThrow } from "../../../kits/trackers/useThrow";
import type { CthulhuProps } from "./cthulhuProps";

/** Luck, spent on a roll that just missed and recovered at the end of a session. */
export function Luck({ state: { luck }, press, roll }: CthulhuProps) {
  const [isThrowing, throwDice] = useThrow(roll);
  return (
    <TrackerCard title="Chance">
      <Stepper
        label="Chance"
        value={luck}
        max={RANGES.luck.max}
        unit="1 point de Chance"
        press={press}
        less={{ kind: "spendLuck", amount: 1 }}
        more={{ kind: "changeLuck", by: 1 }}
      />
      <AmountForm
        press={press}
        label="Points de Chance"
        max={Math.max(1, luck)}
        actions={[{ label: "Dépenser", operation: (amount) => ({ kind: "spendLuck", amount }) }]}
      />
      <Group grow>
        <PressButton
          blocked={isThrowing}
          onPress={() =>
            throwDice(100, 1, async ([percent = 1]) => {
              const [gain = 1] = await roll(10, 1);
              press({ kind: "recoverLuck", roll: percent, gain });
            })
          }
        >
          Fin de séance : 1d100 contre {luck}
        </PressButton>
      </Group>
    </TrackerCard>
  );
}
