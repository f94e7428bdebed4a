import { type DowntimeAct, throwNow } from "../../../game/downtime";
import { refusalOf, refuse } from "../../../operations/refuse";
import { rollDie } from "../../../values/dice/die";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { isSuccess, type RollOutcome } from "../../../values/dice/rollOutcome";
import type { CthulhuOperation } from "../play/play";
import { weekOfRest } from "../play/rests";
import { requireSane, sanityHandlers } from "../play/sanity";
import type { CthulhuLimits, CthulhuState } from "../play/state";
import { hitPointsOf, requireAlive } from "../play/wounds";
import { cthulhuRolls } from "../rolls";

type Act = DowntimeAct<CthulhuState, CthulhuOperation, CthulhuLimits>;

/** What a week's CON roll gives back of a major wound: nothing where it fails. */
function woundHealing(outcome: RollOutcome, source: RandomUint32): CthulhuOperation[] {
  const isExtreme = outcome.id === "extreme" || outcome.id === "critical";
  if (!isSuccess(outcome)) return [];
  const dice = Array.from({ length: isExtreme ? 2 : 1 }, () => rollDie(3, source));
  return [
    ...(isExtreme ? [{ kind: "setMajorWound" as const, majorWound: false }] : []),
    { kind: "heal", amount: dice.reduce((sum, face) => sum + face, 0) },
  ];
}

/** A week of care for a major wound. */
function carefulWeek(constitution: number) {
  return {
    id: "blessure-grave",
    label: "Une semaine de soins",
    takes: `CON ${constitution} %, 1d3 PV (2d3 et plus de blessure grave si extrême)`,
    resolve: (source: RandomUint32) => {
      const spec = { game: "cthulhu", target: constitution, bonusDice: 0 } as const;
      const roll = throwNow(cthulhuRolls, spec, { kind: "check", trait: "con" }, [], source);
      const outcome = roll.outcome as RollOutcome;
      const text = `Une semaine de soins (CON ${constitution} %, ${roll.total}) : ${outcome.label.toLowerCase()}`;
      const tone = isSuccess(outcome) ? ("good" as const) : ("bad" as const);
      return { told: { text, tone }, operations: woundHealing(outcome, source) };
    },
  };
}

/** A week in bed: hit points, magic and a new day; of a major wound what its CON roll gives. */
export const recover: Act = {
  id: "soins",
  title: "Se soigner",
  about: "Une semaine sans rien faire d'autre : les PV, les PM, et un jet de CON pour une blessure grave.",
  choice: "Soins",
  waysOf: ({ state, limits }) => {
    requireAlive(state);
    const { constitution } = limits;
    const isGrave = state.majorWound && !state.dying && hitPointsOf(state, limits) < limits.hitPoints;
    if (isGrave && constitution !== undefined) return [carefulWeek(constitution)];
    const operations = weekOfRest(state, limits);
    if (operations.length === 0) refuse("Rien à soigner.");
    return [
      {
        id: "repos",
        label: "Une semaine de repos",
        resolve: () => ({ told: { text: "Une semaine de repos", tone: "good" }, operations }),
      },
    ];
  },
};

/** Somebody listens: a little of the Sanity that was lost comes back. */
export const confide: Act = {
  id: "confidence",
  title: "Se confier",
  about: "Quelqu'un de proche, un médecin, un prêtre : 1d3 points de SAN reviennent.",
  choice: "À qui",
  waysOf: ({ state, limits }) => {
    requireAlive(state);
    requireSane(state);
    const problem = refusalOf(() =>
      sanityHandlers.gainSanity(state, { kind: "gainSanity", amount: 1 }, limits),
    );
    if (problem !== undefined) refuse(problem);
    return [
      { id: "proche", label: "Une personne importante" },
      { id: "medecin", label: "Un médecin de l'esprit" },
      { id: "foi", label: "Un prêtre, un rite, un lieu" },
    ].map(({ id, label }) => ({
      id,
      label,
      resolve: (source) => {
        const face = rollDie(3, source);
        const text = `Se confie (${label.charAt(0).toLowerCase()}${label.slice(1)}) : 1d3, ${face}`;
        return { told: { text, tone: "good" }, operations: [{ kind: "gainSanity", amount: face }] };
      },
    }));
  },
};
