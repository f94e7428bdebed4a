import { improvementLeft } from "domain/games/cyberpunk/play/money";
import { MAX_EDDIES } from "domain/games/cyberpunk/play/state";
import { numberText } from "../../../kits/trackers/amount";
import { EarnForm } from "../../../kits/trackers/EarnForm";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { CyberpunkProps } from "./cyberpunkProps";

const MAX_IMPROVEMENT = 9999;

type Props = Pick<CyberpunkProps, "state" | "press">;

export function Eddies({ state: { eddies }, press }: Props) {
  return (
    <TrackerFold title="Eddies" value={`${numberText(eddies)} eb`}>
      <EarnForm
        label="Nombre d'eddies"
        max={MAX_EDDIES}
        press={press}
        gain={(amount) => ({ kind: "earnEddies", amount })}
        spend={(amount, on) => ({ kind: "spendEddies", amount, on })}
      />
    </TrackerFold>
  );
}

export function Improvement({ state, press }: Props) {
  const left = improvementLeft(state);
  const value = `${numberText(left)} sur ${numberText(state.improvementGained)}`;
  return (
    <TrackerFold title="Points d'amélioration" value={value}>
      <EarnForm
        label="Points d'amélioration"
        max={MAX_IMPROVEMENT}
        press={press}
        gain={(amount) => ({ kind: "gainImprovement", amount })}
        spend={(amount, on) => ({ kind: "spendImprovement", amount, on })}
      />
    </TrackerFold>
  );
}
