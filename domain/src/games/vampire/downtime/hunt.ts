import { type DowntimeAct, type DowntimeWay, type Idle, throwNow } from "../../../game/downtime";
import { readLines } from "../../../game/sheetReading";
import { traitLabel } from "../../../game/trait";
import type { PlayEvent } from "../../../operations/applied";
import { refusalOf, refuse } from "../../../operations/refuse";
import { rollDie } from "../../../values/dice/die";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { isSuccess, type RollOutcome } from "../../../values/dice/rollOutcome";
import { plural } from "../../../values/text/plural";
import { bloodHandlers } from "../play/blood";
import { isDowned } from "../play/damage";
import type { VampireOperation } from "../play/play";
import { rollEffectsOf } from "../play/rollEffects";
import { type Intensity, RANGES, type VampireLimits, type VampireState } from "../play/state";
import { findPredator } from "../predators";
import type { HUMOURS } from "../resonance";
import { vampireRolls } from "../rolls";
import { PREDATOR, readVampire, vampirePool } from "../sheet";
import { ATTRIBUTES, type AttributeKey, VAMPIRE_SKILLS } from "../traits";

type Blood = "human" | "vampire" | "animal" | "bag";
type Hunter = Idle<VampireState, VampireLimits>;

/** What a kind of predator rolls to hunt, and whose blood it drinks. */
interface Hunt {
  readonly attribute: AttributeKey;
  readonly skill: string;
  readonly blood: Blood;
}

/** Whoever has no kind of predator that is known looks for a lone passer-by. */
const ANY_HUNT: Hunt = { attribute: "wits", skill: "streetwise", blood: "human" };

/** By the predator's id. */
const HUNTS: Readonly<Record<string, Hunt>> = {
  "chat-de-gouttiere": { attribute: "strength", skill: "brawl", blood: "human" },
  charognard: { attribute: "intelligence", skill: "streetwise", blood: "bag" },
  sangsue: { attribute: "dexterity", skill: "stealth", blood: "vampire" },
  "parent-devorant": { attribute: "manipulation", skill: "subterfuge", blood: "human" },
  consensualiste: { attribute: "manipulation", skill: "persuasion", blood: "human" },
  fermier: { attribute: "composure", skill: "animalKen", blood: "animal" },
  osiris: { attribute: "manipulation", skill: "subterfuge", blood: "human" },
  "marchand-de-sable": { attribute: "dexterity", skill: "stealth", blood: "human" },
  "reine-de-la-nuit": { attribute: "manipulation", skill: "persuasion", blood: "human" },
  sirene: { attribute: "charisma", skill: "subterfuge", blood: "human" },
};

/** How much is drunk, and how hard it is to drink it unseen. */
interface Meal {
  readonly id: string;
  readonly name: string;
  readonly difficulty: number;
  /** In points of Hunger. */
  readonly amount: number;
  /** Whoever is drunk from is harmed. */
  readonly isHarmful?: true;
}

const MEALS: readonly Meal[] = [
  { id: "gorgee", name: "Une gorgée", difficulty: 2, amount: 1 },
  { id: "repas", name: "Un repas", difficulty: 3, amount: 2 },
  { id: "danger", name: "Jusqu'au danger", difficulty: 4, amount: 4, isHarmful: true },
];

/** Nobody is harmed for a bag, and a beast has no more in it than a meal. */
const mealsOf = ({ blood }: Hunt): readonly Meal[] =>
  MEALS.filter(({ isHarmful }) => !isHarmful || blood === "human" || blood === "vampire");

type Feeding = Extract<VampireOperation, { kind: "feed" }>;

const feedingOn = ({ blood: source }: Hunt, { amount }: Meal): Feeding => ({
  ...{ kind: "feed", source, amount, killed: false },
});

/** How its predator hunts, with the name of that; « Prédateur » of whom nobody knows it. */
function huntOf({ character }: Hunter): Hunt & { readonly name: string } {
  const { layers } = readVampire(character);
  const written = readLines(layers, [PREDATOR])[0]?.text ?? "";
  const predator = findPredator(written);
  return { name: predator?.name ?? "Prédateur", ...((predator && HUNTS[predator.id]) ?? ANY_HUNT) };
}

type Humour = (typeof HUMOURS)[number];

/** By the face of a d10. */
const humourAt = (face: number): Humour =>
  face <= 3 ? "phlegmatic" : face <= 6 ? "melancholic" : face <= 8 ? "choleric" : "sanguine";

/** The intensity of mortal blood: a second die tells what is intense from what is acute. */
function intensityBy(source: RandomUint32): Intensity {
  const face = rollDie(10, source);
  if (face <= 5) return "negligible";
  if (face <= 8) return "fleeting";
  return rollDie(10, source) <= 8 ? "intense" : "acute";
}

/** The resonance of what was drunk; of beasts their own, and neither of bags nor of vampires. */
function resonanceOf({ blood }: Hunt, source: RandomUint32): VampireOperation[] {
  if (blood === "animal") {
    return [{ kind: "setResonance", humour: "animal", intensity: "fleeting", note: "" }];
  }
  if (blood !== "human") return [];
  const humour = humourAt(rollDie(10, source));
  return [{ kind: "setResonance", humour, intensity: intensityBy(source), note: "" }];
}

const stains = (meal: Meal, { id }: RollOutcome): number =>
  (meal.isHarmful ? 1 : 0) + (id === "messy-critical" ? 1 : 0);

/** What the roll leads to: a meal, or none, and what the Beast adds to either. */
function operationsAfter(
  hunted: Hunt,
  meal: Meal,
  outcome: RollOutcome,
  { hunger }: VampireState,
  source: RandomUint32,
): VampireOperation[] {
  if (!isSuccess(outcome)) {
    const isHungrier = outcome.id === "bestial-failure" && hunger < RANGES.hunger.max;
    return isHungrier ? [{ kind: "changeHunger", by: 1 }] : [];
  }
  const amount = stains(meal, outcome);
  return [
    feedingOn(hunted, meal),
    ...resonanceOf(hunted, source),
    ...(amount > 0 ? [{ kind: "stain" as const, amount }] : []),
  ];
}

const outcomeEvent = (text: string, outcome: RollOutcome): PlayEvent => ({
  text,
  tone: isSuccess(outcome) ? "good" : "bad",
});

function hunting(hunter: Hunter, hunted: Hunt & { readonly name: string }, meal: Meal) {
  const { attribute, skill, name } = hunted;
  const { state, limits, character } = hunter;
  const traits = `${traitLabel(ATTRIBUTES, attribute)} + ${traitLabel(VAMPIRE_SKILLS, skill)}`;
  const resolve: DowntimeWay<VampireOperation>["resolve"] = (source) => {
    const pool = vampirePool(character, attribute, skill);
    const spec = { ...pool, hungerDice: state.hunger, difficulty: meal.difficulty };
    const subject = { kind: "check", trait: attribute, skill } as const;
    const roll = throwNow(vampireRolls, spec, subject, rollEffectsOf(state, limits), source);
    const outcome = roll.outcome as RollOutcome;
    const won = `${roll.total} ${plural(roll.total, "réussite", "réussites")}`;
    const ended = `${won} pour ${meal.difficulty}, ${outcome.label.toLowerCase()}`;
    return {
      told: outcomeEvent(`Chasse (${name}, ${traits}) : ${ended}`, outcome),
      operations: operationsAfter(hunted, meal, outcome, state, source),
    };
  };
  const { hunger } = bloodHandlers.feed(state, feedingOn(hunted, meal), limits).state;
  const harm = meal.isHarmful ? ", 1 souillure" : "";
  return {
    id: meal.id,
    label: meal.name,
    takes: `${traits}, difficulté ${meal.difficulty} (Faim ${state.hunger} → ${hunger}${harm})`,
    resolve,
  };
}

/** A night's hunt, by the pool of its predator. */
export const hunt: DowntimeAct<VampireState, VampireOperation, VampireLimits> = {
  id: "chasse",
  title: "Chasser",
  about: "Une nuit de chasse, à la façon de ton prédateur : Faim, résonance, et ce que la Bête y ajoute.",
  choice: "Ce qui est bu",
  waysOf: (hunter) => {
    const { state, limits } = hunter;
    if (isDowned(state, "health", limits)) refuse("En torpeur : pas de chasse.");
    const hunted = huntOf(hunter);
    const meals = mealsOf(hunted).map((meal) => ({
      meal,
      problem: refusalOf(() => bloodHandlers.feed(state, feedingOn(hunted, meal), limits)),
    }));
    const drinkable = meals.filter(({ problem }) => problem === undefined);
    if (drinkable.length === 0) refuse(meals[0]?.problem ?? "Rien à chasser.");
    return drinkable.map(({ meal }) => hunting(hunter, hunted, meal));
  },
};
