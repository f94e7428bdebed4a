import { experienceLeft, MAX_EXPERIENCE } from "domain/games/vampire/play/experience";
import { numberText } from "domain/values/text/typedNumber";
import type { GaugesOf } from "../../../kits/trackers/gaugeRow";
import type { VampireProps } from "./vampireProps";

/** Experience that is left, and what it was spent on. */
export const gauges: GaugesOf<VampireProps> = [
  {
    title: "Expérience",
    folded: (state) => `${numberText(experienceLeft(state))} XP sur ${numberText(state.experienceGained)}`,
    amount: "Points d'expérience",
    most: () => MAX_EXPERIENCE,
    actions: [
      { label: "Gagner", tone: "ok", operation: (amount) => ({ kind: "gainExperience", amount }) },
      { label: "Dépenser", operation: (amount, on) => ({ kind: "spendExperience", amount, on }) },
    ],
    isPurchase: true,
  },
];
