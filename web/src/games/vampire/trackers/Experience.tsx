import { experienceLeft } from "domain/games/vampire/play/experience";
import { numberText } from "../../../kits/trackers/amount";
import { EarnForm } from "../../../kits/trackers/EarnForm";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { VampireProps } from "./vampireProps";

const MAX_AMOUNT = 999;

/** Experience that is left, and what it was spent on. */
export function Experience({ state, press }: Pick<VampireProps, "state" | "press">) {
  const left = experienceLeft(state);
  const value = `${numberText(left)} XP sur ${numberText(state.experienceGained)}`;
  return (
    <TrackerFold title="Expérience" value={value}>
      <EarnForm
        label="Points d'expérience"
        max={MAX_AMOUNT}
        press={press}
        gain={(amount) => ({ kind: "gainExperience", amount })}
        spend={(amount, on) => ({ kind: "spendExperience", amount, on })}
      />
    </TrackerFold>
  );
}
