import { MAX_POINTS } from "domain/games/dnd5e/play/bounds";
import { isDead, maxHitPointsOf } from "domain/games/dnd5e/play/vitality";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { TrackerPart } from "../../../kits/trackers/TrackerCard";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { Dnd5eProps } from "./dnd5eProps";

/** What happens to the maximum, to temporary hit points, and corrections. */
export function Adjustments({ state, limits, press }: Dnd5eProps) {
  const { temporary, reduction } = state.hitPoints;
  const blocked = limits.hitPoints === undefined || isDead(state, limits);
  return (
    <TrackerFold title="Maximum et corrections" value={`Maximum ${maxHitPointsOf(state, limits)}`}>
      <TrackerPart title="Maximum de PV">
        <AmountForm
          label="Points du maximum"
          max={MAX_POINTS}
          actions={[
            {
              label: "Réduire",
              tone: "bad",
              blocked,
              press: (amount) => press({ kind: "reduceMaximum", amount }),
            },
            {
              label: "Rendre",
              tone: "ok",
              blocked: reduction === 0,
              press: (amount) => press({ kind: "restoreMaximum", amount }),
            },
          ]}
        />
      </TrackerPart>
      <TrackerPart title="PV temporaires">
        <AmountForm
          label="PV temporaires à retirer"
          max={MAX_POINTS}
          actions={[
            {
              label: "Retirer",
              blocked: temporary === 0,
              press: (amount) => press({ kind: "loseTemporary", amount }),
            },
          ]}
        />
      </TrackerPart>
      <TrackerPart title="PV actuels">
        <AmountForm
          label="PV actuels"
          max={Math.max(1, maxHitPointsOf(state, limits))}
          actions={[
            { label: "Fixer", blocked, press: (current) => press({ kind: "setHitPoints", current }) },
          ]}
        />
      </TrackerPart>
    </TrackerFold>
  );
}
