import type { AfterRoll, MadeRoll } from "../../../game/rolls/afterRoll";
import { bad, good, neutral } from "../../../operations/reducer";
import { changedBy } from "../../../operations/refuse";
import { DEATH_SAVE_DIFFICULTY } from "../deathSave";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import { type Act, type ActOperation, refused, type Step } from "./step";
import {
  isDead,
  isDown,
  isDying,
  maxHitPointsOf,
  requireAlive,
  requireHitPoints,
  withCurrent,
  withoutDeathSaves,
} from "./vitality";

/** A death save marks what its d20 shows and what was added. */
export function markDeathSave({ request, dice, total }: MadeRoll): AfterRoll<ActOperation> {
  const d20 = dice.find(({ sides, kept }) => sides === 20 && kept);
  if (request.subject?.kind !== "dying" || d20 === undefined) return { operations: [] };
  return { operations: [{ kind: "deathSave", die: d20.value, ...(total !== d20.value && { total }) }] };
}

export const markFailures = (state: Dnd5eState, failures: number): Dnd5eState => ({
  ...state,
  deathSaves: { ...state.deathSaves, failures: Math.min(3, failures) },
});

/** Who wakes is still prone, as they fell. */
export const fallenAwake = ({ state, events }: Step): Step =>
  state.conditions.prone === undefined
    ? {
        state: { ...state, conditions: { ...state.conditions, prone: {} } },
        events: [...events, neutral("Toujours à terre")],
      }
    : { state, events };

/** The outcome of marks, after the event that says how they came. */
function withOutcome(state: Dnd5eState, events: Step["events"]): Step {
  const { successes, failures } = state.deathSaves;
  if (failures >= 3) return { state, events: [...events, bad("Mort")] };
  if (successes < 3) return { state, events };
  // The book resets both once stable; three successes are how that is kept.
  return {
    state: { ...state, deathSaves: { successes: 3, failures: 0 } },
    events: [...events, good("Stable")],
  };
}

const failed = (count: number) => (count === 2 ? "Deux échecs contre la mort" : "Échec contre la mort");

/** Damage at 0 hit points: who was stable is dying again. */
export function hurtAtZero({ state, events }: Step, critical: boolean): Step {
  const count = critical ? 2 : 1;
  const isStable = state.deathSaves.successes >= 3;
  const marked = markFailures(
    isStable ? withoutDeathSaves(state) : state,
    (isStable ? 0 : state.deathSaves.failures) + count,
  );
  return withOutcome(marked, [...events, bad(`${failed(count)} (${marked.deathSaves.failures}/3)`)]);
}

function requireDying(state: Dnd5eState, limits: Dnd5eLimits): void {
  requireHitPoints(limits);
  requireAlive(state, limits);
  if (!isDown(state, limits)) throw refused("Les jets contre la mort se font à 0 PV.");
  if (!isDying(state, limits)) throw refused("Stable : aucun jet contre la mort à faire.");
}

/** A 20 gives one hit point back, a 1 counts as two failures, whatever is added. */
const deathSave: Act<"deathSave"> = (state, { die, total = die }, limits) => {
  requireDying(state, limits);
  const { successes, failures } = state.deathSaves;
  const thrown = total === die ? `${die}` : `${die}, total ${total}`;
  if (die === 20) {
    return fallenAwake({
      state: withoutDeathSaves(withCurrent(state, limits, 1)),
      events: [good("20 contre la mort : reprend connaissance avec 1 PV")],
    });
  }
  if (die !== 1 && total >= DEATH_SAVE_DIFFICULTY) {
    const marked = { ...state, deathSaves: { successes: successes + 1, failures } };
    return withOutcome(marked, [good(`Succès contre la mort (${thrown}) : ${successes + 1}/3`)]);
  }
  const count = die === 1 ? 2 : 1;
  const marked = markFailures(state, failures + count);
  return withOutcome(marked, [bad(`${failed(count)} (${thrown}) : ${marked.deathSaves.failures}/3`)]);
};

/** The state with these marks. Throws for the dead and for who is above 0. */
function withMarks(state: Dnd5eState, limits: Dnd5eLimits, deathSaves: Dnd5eState["deathSaves"]): Step {
  requireHitPoints(limits);
  requireAlive(state, limits);
  if (!isDown(state, limits)) throw refused("Les jets contre la mort se font à 0 PV.");
  const { successes, failures } = deathSaves;
  const event = neutral(`Jets contre la mort : ${successes}/3 réussis, ${failures}/3 ratés`);
  return withOutcome({ ...state, deathSaves }, [event]);
}

/** For marks that were forgotten, or made by mistake. Brings nobody back from death. */
const markDeathSaves: Act<"markDeathSaves"> = (state, { successes, failures }, limits) =>
  withMarks(state, limits, { successes, failures });

const MARKS = { min: 0, max: 3 };
const MARK_NAMES = { successes: "Succès contre la mort", failures: "Échecs contre la mort" } as const;

const changeDeathSaves: Act<"changeDeathSaves"> = (state, { mark, by }, limits) => {
  if (mark === "failures" && state.deathSaves.successes >= 3)
    throw refused("Stable : aucun échec ne compte.");
  const changed = changedBy(state.deathSaves[mark], by, MARKS, MARK_NAMES[mark]);
  return withMarks(state, limits, { ...state.deathSaves, [mark]: changed });
};

const stabilise: Act<"stabilise"> = (state, _operation, limits) => {
  requireDying(state, limits);
  return {
    state: { ...state, deathSaves: { successes: 3, failures: 0 } },
    events: [good("Stable")],
  };
};

/** Back from death, exhausted to the fifth level by the sixth. */
const revive: Act<"revive"> = (state, { hitPoints }, limits) => {
  requireHitPoints(limits);
  if (!isDead(state, limits)) throw refused("Ce personnage n'est pas mort.");
  const risen = { ...withoutDeathSaves(state), exhaustion: Math.min(5, state.exhaustion) };
  if (maxHitPointsOf(risen, limits) === 0) {
    throw refused("Le maximum de PV est à 0 : rends d'abord ce qui l'a réduit.");
  }
  const next = withCurrent(risen, limits, hitPoints);
  const current = Math.min(hitPoints, maxHitPointsOf(next, limits));
  return { state: next, events: [good(`Retour à la vie avec ${current} PV`)] };
};

export const deathSaveActs = { deathSave, markDeathSaves, changeDeathSaves, stabilise, revive };
