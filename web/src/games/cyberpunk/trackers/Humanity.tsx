import { empathyOf, humanityOf } from "domain/games/cyberpunk/play/pools";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Notice } from "../../../kits/trackers/Notice";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { Gauge } from "../../../ui/Gauge";
import type { CyberpunkProps } from "./cyberpunkProps";

const MAX_AMOUNT = 999;

/** Humanity, and the EMP that it leaves. */
export function Humanity({ state, limits, press }: CyberpunkProps) {
  const humanity = humanityOf(state, limits);
  const fraction = limits.humanity > 0 ? humanity / limits.humanity : 0;
  return (
    <TrackerFold
      title="Humanité"
      value={`${humanity} / ${limits.humanity} · EMP ${empathyOf(state, limits)}`}
    >
      <Stepper
        label="Humanité"
        value={humanity}
        max={limits.humanity}
        unit="1 point d'Humanité"
        plain
        press={press}
        less={{ kind: "loseHumanity", amount: 1 }}
        more={{ kind: "regainHumanity", amount: 1 }}
      />
      <Gauge label="Humanité" value={humanity} max={limits.humanity} fraction={fraction} tone="mind" />
      {humanity === 0 && <Notice>Plus d'Humanité : la cyberpsychose te prend.</Notice>}
      <AmountForm
        press={press}
        label="Points d'Humanité"
        max={MAX_AMOUNT}
        actions={[
          {
            label: "Perdre",
            tone: "bad",
            operation: (amount) => ({ kind: "loseHumanity", amount }),
          },
          {
            label: "Regagner",
            tone: "ok",
            operation: (amount) => ({ kind: "regainHumanity", amount }),
          },
        ]}
      />
    </TrackerFold>
  );
}
