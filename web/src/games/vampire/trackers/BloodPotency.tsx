import { bloodPotencyOf, feedingOf } from "domain/games/vampire/bloodPotency";
import { CLANS } from "domain/games/vampire/clans";
import { plural } from "domain/values/text/plural";
import { Lines } from "../../../kits/trackers/Lines";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { VampireProps } from "./vampireProps";

const POOR_BLOOD = {
  1: "Le sang d'animal et de poche te nourrit pleinement.",
  0.5: "Le sang d'animal et de poche te nourrit à moitié.",
  0: "Le sang d'animal et de poche ne te nourrit plus.",
} as const;

/** What follows from Blood Potency. */
export function BloodPotency({ limits: { bloodPotency, clan } }: Pick<VampireProps, "limits">) {
  const curse = CLANS.find(({ id }) => id === clan)?.curse;
  const { surge, mended, powerBonus, rerolledLevel, bane } = bloodPotencyOf(bloodPotency);
  const { poorBlood, less, least } = feedingOf(bloodPotency);
  const dice = (count: number) => `${count} ${plural(count, "dé", "dés")}`;
  const lines = [
    `Coup de sang : +${dice(surge)}.`,
    `Une exaltation guérit ${mended} ${plural(mended, "dégât superficiel", "dégâts superficiels")}.`,
    powerBonus > 0 && `Disciplines : +${dice(powerBonus)}.`,
    rerolledLevel > 0 && `Deux dés d'exaltation jusqu'au niveau ${rerolledLevel} d'une discipline.`,
    curse ? `Fléau, sévérité ${bane} : ${curse.bane}` : `Sévérité du fléau : ${bane}.`,
    curse && `Compulsion : ${curse.compulsion}`,
    POOR_BLOOD[poorBlood],
    less > 0 && `Un humain apaise ${less} de Faim en moins.`,
    `Sans tuer, ta Faim ne descend pas sous ${least}.`,
  ].filter((line) => line !== false && line !== undefined);
  return (
    <TrackerFold title="Puissance du sang" value={String(bloodPotency)}>
      <Lines lines={lines} />
    </TrackerFold>
  );
}
