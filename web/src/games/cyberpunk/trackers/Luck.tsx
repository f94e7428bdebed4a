import { luckOf } from "domain/games/cyberpunk/play/pools";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { PressButton } from "../../../kits/trackers/PressButton";
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
        less={() => press({ kind: "spendLuck", amount: 1 })}
        more={() => press({ kind: "changeLuck", by: 1 })}
      />
      <AmountForm
        label="Points de Chance"
        max={Math.max(1, luck)}
        actions={[
          {
            label: "Dépenser",
            blocked: luck === 0,
            press: (amount) => press({ kind: "spendLuck", amount }),
          },
        ]}
      />
      <PressButton blocked={luck >= limits.luck} onPress={() => press({ kind: "refillLuck" })}>
        Nouvelle séance : Chance entière
      </PressButton>
    </TrackerCard>
  );
}
