import type { ContestRules } from "../../game/rolls/contest";
import { REQUIRED_LEVELS } from "../../game/rolls/situation";
import type { CthulhuRoll } from "./percentRoll";

const LEVELS: readonly string[] = ["failure", ...REQUIRED_LEVELS, "critical"];

const levelOf = (outcome: { readonly id: string } | undefined): number =>
  Math.max(0, LEVELS.indexOf(outcome?.id ?? ""));

const isFoughtBack = ({ about }: CthulhuRoll): boolean => about === "attack" || about === "shot";

/**
 * Call of Cthulhu: the better level of success wins, and nobody where both fail. Of two that are equal, who dodges wins
 * against an attack, who attacks wins against one that strikes back, and elsewhere the better percentage. Nobody opposes
 * a shot.
 */
export const cthulhuContest: ContestRules<CthulhuRoll> = {
  awaits: ({ spec, outcome }) =>
    (spec.about === undefined || spec.about === "attack") && levelOf(outcome) > 0,
  decide: (acting, opposing) => {
    const [level, against] = [levelOf(acting.outcome), levelOf(opposing.outcome)];
    if (level !== against) return { winner: level > against ? "acting" : "opposing" };
    if (level === 0) return { winner: undefined };
    if (acting.spec.about === "attack") {
      return { winner: isFoughtBack(opposing.spec) ? "acting" : "opposing" };
    }
    const better = acting.spec.target - opposing.spec.target;
    if (better === 0) return { winner: undefined };
    return { winner: better > 0 ? "acting" : "opposing" };
  },
  opposedBy: ({ about }) =>
    about === "attack"
      ? ["Esquive", "Combat rapproché"]
      : ["Trouver objet caché", "Écouter", "Psychologie", "Esquive", "Combat rapproché"],
};
