import { MAX_POINTS } from "domain/games/dnd5e/play/bounds";
import { maxHitPointsOf } from "domain/games/dnd5e/play/vitality";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { TrackerPart } from "../../../kits/trackers/TrackerCard";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { Dnd5eProps } from "./dnd5eProps";

/** What happens to the maximum, to temporary hit points, and corrections. */
export function Adjustments({ state, limits, press }: Dnd5eProps) {
  return (
    <TrackerFold title="Maximum et corrections" value={`Maximum ${maxHitPointsOf(state, limits)}`}>
      <TrackerPart title="Maximum de PV">
        <AmountForm
          press={press}
          label="Points du maximum"
          max={MAX_POINTS}
          actions={[
            {
              label: "Réduire",
              tone: "bad",
              operation: (amount) => ({ kind: "reduceMaximum", amount }),
            },
            {
              label: "Rendre",
              tone: "ok",
              operation: (amount) => ({ kind: "restoreMaximum", amount }),
            },
          ]}
        />
      </TrackerPart>
      <TrackerPart title="PV temporaires">
        <AmountForm
          press={press}
          label="PV temporaires à retirer"
          max={MAX_POINTS}
          actions={[
            {
              label: "Retirer",
              operation: (amount) => ({ kind: "loseTemporary", amount }),
            },
          ]}
        />
      </TrackerPart>
      <TrackerPart title="PV actuels">
        <AmountForm
          press={press}
          label="PV actuels"
          max={Math.max(1, maxHitPointsOf(state, limits))}
          actions={[{ label: "Fixer", operation: (current) => ({ kind: "setHitPoints", current }) }]}
        />
      </TrackerPart>
    </TrackerFold>
  );
}
