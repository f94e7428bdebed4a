import type { OwedRoll } from "../../../game/play";
import type { AfterRoll, MadeRoll } from "../../../game/rolls/afterRoll";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import { bad, good, neutral } from "../../../operations/reducer";
import { ABILITIES } from "../abilities";
import { savingThrowLabel } from "../savingThrowLabel";
import { MAX_PENDING_SAVES, MAX_POINTS } from "./bounds";
import { activeConditions, hasRule } from "./conditionRules";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import { type Act, type ActOperation, refused, type Step } from "./step";
import { calmed, isDead } from "./vitality";

/** The difficulty of the save that keeps concentration: half the damage, at least 10. */
export function concentrationDifficulty(damage: number): number {
  return Math.min(MAX_POINTS, Math.max(10, Math.floor(damage / 2)));
}

const SAVE = savingThrowLabel(ABILITIES.con.name);

/** The saves that concentration waits for. */
export const savesOfConcentration = ({ concentration }: Dnd5eState): readonly OwedRoll[] =>
  (concentration?.saves ?? []).map((difficulty) => ({ trait: SAVE, difficulty, settles: "concentration" }));

/** The roll of the save that concentration waits for first; undefined where it waits for none. */
export function concentrationSave(
  { concentration }: Dnd5eState,
  { constitutionSave: modifier }: Dnd5eLimits,
): RollRequest | undefined {
  const difficulty = concentration?.saves[0];
  return difficulty === undefined
    ? undefined
    : {
        kind: "game",
        label: SAVE,
        spec: { game: "dnd5e", modifier, mode: "normal", difficulty },
        subject: { kind: "save", trait: "con" },
        settles: "concentration",
      };
}

/** A save that was made for concentration keeps or breaks it. */
export const settleConcentration = (
  { concentration }: Dnd5eState,
  { request, total }: MadeRoll,
): AfterRoll<ActOperation> => ({
  operations:
    request.settles === "concentration" && concentration !== null && concentration.saves.length > 0
      ? [{ kind: "saveConcentration", total }]
      : [],
});

/** A save to roll after this damage; none without concentration. */
export function saveAfterDamage(step: Step, damage: number): Step {
  const { concentration } = step.state;
  if (concentration === null) return step;
  const difficulty = concentrationDifficulty(damage);
  const saves = [...concentration.saves, difficulty].slice(-MAX_PENDING_SAVES);
  return {
    state: { ...step.state, concentration: { ...concentration, saves } },
    events: [...step.events, bad(`Concentration à sauver (${concentration.spell}) : DD ${difficulty}`)],
  };
}

/** Ends the rage of the unconscious and the dead. */
function calmIfDown(step: Step, limits: Dnd5eLimits): Step {
  const { state, events } = step;
  const isDown = isDead(state, limits) || activeConditions(state, limits).includes("unconscious");
  if (!state.raging || !isDown) return step;
  return { state: calmed(state), events: [...events, bad("La rage retombe")] };
}

/** Ends the concentration of who can take no actions (unconscious, stunned… or dead), and the rage of the unconscious. */
export function breakIfHelpless(step: Step, limits: Dnd5eLimits): Step {
  const calmed = calmIfDown(step, limits);
  const { state, events } = calmed;
  const isHelpless = isDead(state, limits) || hasRule(state, limits, "helpless");
  if (state.concentration === null || !isHelpless) return calmed;
  return {
    state: { ...state, concentration: null },
    events: [...events, bad(`Concentration rompue : ${state.concentration.spell}`)],
  };
}

const requireConcentration = ({ concentration }: Dnd5eState) => {
  if (concentration === null) throw refused("Aucune concentration en cours.");
  return concentration;
};

const concentrate: Act<"concentrate"> = (state, { spell, level }, limits) => {
  if (isDead(state, limits) || hasRule(state, limits, "helpless")) {
    throw refused("Impossible de se concentrer dans cet état.");
  }
  if (state.raging) throw refused("En rage, impossible de se concentrer sur un sort.");
  const ended = withoutConcentration(state);
  return {
    state: { ...ended.state, concentration: { spell, level, saves: [] } },
    events: [...ended.events, good(`Concentration : ${spell}`)],
  };
};

const saveConcentration: Act<"saveConcentration"> = (state, { total }) => {
  const concentration = requireConcentration(state);
  const [difficulty, ...saves] = concentration.saves;
  if (difficulty === undefined) throw refused("La concentration n'est pas menacée.");
  if (total < difficulty) {
    return {
      state: { ...state, concentration: null },
      events: [bad(`Concentration rompue : ${concentration.spell} (${total} contre DD ${difficulty})`)],
    };
  }
  return {
    state: { ...state, concentration: { ...concentration, saves } },
    events: [good(`Concentration tenue : ${concentration.spell} (${total} contre DD ${difficulty})`)],
  };
};

/** The state without concentration, and the event of its end if there was one. */
export function withoutConcentration(state: Dnd5eState): Step {
  if (state.concentration === null) return { state, events: [] };
  return {
    state: { ...state, concentration: null },
    events: [neutral(`Concentration terminée : ${state.concentration.spell}`)],
  };
}

const endConcentration: Act<"endConcentration"> = (state) => {
  requireConcentration(state);
  return withoutConcentration(state);
};

export const concentrationActs = { concentrate, saveConcentration, endConcentration };
