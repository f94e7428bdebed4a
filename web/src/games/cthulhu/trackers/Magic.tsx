import { Text } from "@mantine/core";
import { magicOf } from "domain/games/cthulhu/play/pools";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { CthulhuProps } from "./cthulhuProps";

const MAX_AMOUNT = 999;

/** Magic points; what is missing is taken from hit points. */
export function Magic({ state, limits, press }: CthulhuProps) {
  const magic = magicOf(state, limits);
  return (
    <TrackerCard title="Magie">
      <Stepper
        label="PM"
        value={magic}
        max={limits.magic}
        unit="1 PM"
        press={press}
        less={{ kind: "spendMagic", amount: 1 }}
        more={{ kind: "recoverMagic", amount: 1 }}
      />
      <AmountForm
        press={press}
        label="Points de magie"
        max={MAX_AMOUNT}
        actions={[
          { label: "Dépenser", operation: (amount) => ({ kind: "spendMagic", amount }) },
          {
            label: "Récupérer",
            tone: "ok",
            operation: (amount) => ({ kind: "recoverMagic", amount }),
          },
        ]}
      />
      <Text size="sm" c="var(--ink-2)">
        Ce qui te manque est pris sur tes PV.
      </Text>
    </TrackerCard>
  );
}
