import { luckOf } from "domain/games/cyberpunk/play/pools";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Press } from "../../../kits/trackers/Press";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { CyberpunkProps } from "./cyberpunkProps";

/** The pool of Luck, spent before a roll and filled at each session. */
export function Luck({ state, limits, press }: CyberpunkProps) {
  const luck = luckOf(state, limits);
  return (
    <TrackerCard title="Chance">
      <Stepper
        label="Chance"
        value={luck}
        max={limits.luck}
        unit="1 point de Chance"
        press={press}
        less={{ kind: "spendLuck", amount: 1 }}
        more={{ kind: "changeLuck", by: 1 }}
      />
      <AmountForm
        press={press}
        label="Points de Chance"
        max={Math.max(1, luck)}
        actions={[
          {
            label: "Dépenser",
            operation: (amount) => ({ kind: "spendLuck", amount }),
          },
        ]}
      />
      <Press press={press} operation={{ kind: "refillLuck" }}>
        Nouvelle séance : Chance entière
      </Press>
    </TrackerCard>
  );
}
