import { type DowntimeAct, type DowntimeWay, type Idle, throwNow } from "../../../game/downtime";
import { foreseeRest } from "../../../game/rest";
import type { RollSubject } from "../../../game/rolls/rollEffect";
import { refuse, requireEnough } from "../../../operations/refuse";
import { SKILLS, type SkillKey } from "../../../sheet/character/skills";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { type DiceRoll, formatModifier } from "../../../values/dice/rollDice";
import { isSuccess } from "../../../values/dice/rollOutcome";
import { MAX_COINS } from "../play/bounds";
import { dnd5ePlay } from "../play/dnd5ePlay";
import { LONG_REST } from "../play/dnd5eRests";
import type { Dnd5eLimits } from "../play/limits";
import type { Dnd5eOperation } from "../play/operations";
import { rollEffectsOf } from "../play/rollEffects";
import type { Dnd5eState } from "../play/state";
import { isDead, isDown } from "../play/vitality";
import { dnd5eRolls } from "../rolls";
import { savingThrowBonusOf, skillBonusOf } from "../sheetRolls";

type Act = DowntimeAct<Dnd5eState, Dnd5eOperation, Dnd5eLimits>;
type Way = DowntimeWay<Dnd5eOperation>;
type Hero = Idle<Dnd5eState, Dnd5eLimits>;

function requireUp({ state, limits }: Hero): void {
  if (isDead(state, limits)) refuse("Ce personnage est mort.");
  if (isDown(state, limits)) refuse("À 0 PV : il faut d'abord se relever.");
}

function d20(
  { state, limits }: Hero,
  modifier: number,
  subject: RollSubject,
  source: RandomUint32,
  difficulty?: number,
): DiceRoll {
  const spec = { game: "dnd5e", modifier, mode: "normal", difficulty } as const;
  return throwNow(dnd5eRolls, spec, subject, rollEffectsOf(state, limits), source);
}

const checkOf = (hero: Hero, skill: SkillKey, source: RandomUint32, difficulty?: number): DiceRoll =>
  d20(
    hero,
    skillBonusOf(hero.character, skill) ?? 0,
    { kind: "check", trait: SKILLS[skill].ability, skill },
    source,
    difficulty,
  );

const bonus = (modifier: number): string => formatModifier(modifier) || "+0";

const bonusText = ({ character }: Hero, skill: SkillKey): string =>
  bonus(skillBonusOf(character, skill) ?? 0);

/** In gold, by the least total that earns it, the highest first. */
const WAGES = [
  { from: 20, gold: 25 },
  { from: 15, gold: 10 },
  { from: 10, gold: 5 },
  { from: Number.NEGATIVE_INFINITY, gold: 1 },
] as const;

const JOBS: readonly (readonly [skill: SkillKey, name: string])[] = [
  ["athletics", "Des bras"],
  ["performance", "Un public"],
  ["medicine", "Des soins"],
  ["history", "Une plume"],
  ["sleightOfHand", "Des doigts agiles"],
  ["survival", "Un guide"],
];

/** A week of work, paid by its check. */
const work: Act = {
  id: "travail",
  title: "Travailler",
  about: "Une semaine de travail honnête : un jet de compétence, et de 1 à 25 po.",
  choice: "Travail",
  waysOf: (hero) => {
    requireUp(hero);
    if (hero.state.coins.gp + WAGES[0].gold > MAX_COINS) refuse("La bourse ne peut pas en contenir autant.");
    return JOBS.map(
      ([skill, name]): Way => ({
        id: skill,
        label: name,
        takes: `${SKILLS[skill].name} ${bonusText(hero, skill)}`,
        resolve: (source) => {
          const { total } = checkOf(hero, skill, source);
          const amount = WAGES.find(({ from }) => total >= from)?.gold ?? 1;
          return {
            told: { text: `Une semaine de travail (${SKILLS[skill].name} ${total})`, tone: "good" },
            operations: [{ kind: "gainCoins", coin: "gp", amount }],
          };
        },
      }),
    );
  },
};

const RECOVERY_DIFFICULTY = 15;

/** A week in bed: a long rest, and all of the exhaustion where the Constitution save succeeds. */
const recover: Act = {
  id: "convalescence",
  title: "Se rétablir",
  about: "Une semaine au lit : un repos long, et plus aucun épuisement si la sauvegarde de CON réussit.",
  choice: "Soins",
  waysOf: (hero) => {
    const { state, limits, character } = hero;
    const { sentences, refusal } = foreseeRest(dnd5ePlay, LONG_REST, state, limits);
    if (refusal !== undefined) refuse(refusal);
    if (sentences.length === 0) refuse("Rien à rétablir.");
    const left = state.exhaustion - 1;
    if (left < 1) {
      const told = { text: "Une semaine au lit", tone: "good" } as const;
      const resolve: Way["resolve"] = () => ({ told, operations: [{ kind: "longRest" }] });
      return [{ id: "semaine", label: "Une semaine au lit", resolve }];
    }
    const modifier = savingThrowBonusOf(character, "con") ?? 0;
    return [
      {
        id: "semaine",
        label: "Une semaine au lit",
        takes: `Sauvegarde de CON ${bonus(modifier)}, DD ${RECOVERY_DIFFICULTY}`,
        resolve: (source) => {
          const subject = { kind: "save", trait: "con" } as const;
          const { total, outcome } = d20(hero, modifier, subject, source, RECOVERY_DIFFICULTY);
          const isWell = isSuccess(outcome);
          const ended = isWell ? "réussite" : "échec";
          return {
            told: { text: `Une semaine au lit (CON ${total} : ${ended})`, tone: isWell ? "good" : "neutral" },
            operations: [
              { kind: "longRest" },
              ...(isWell ? [{ kind: "loseExhaustion" as const, levels: left }] : []),
            ],
          };
        },
      },
    ];
  },
};

const RESEARCH = { difficulty: 15, gold: 7 } as const;
const SUBJECTS: readonly SkillKey[] = ["investigation", "arcana", "history", "nature", "religion"];

/** A week of questions, and the gold that opens doors. The MJ has the answer. */
const research: Act = {
  id: "recherche",
  title: "Chercher des réponses",
  about: `Une semaine de questions et ${RESEARCH.gold} po de frais : une réussite, et le MJ te doit une réponse.`,
  choice: "Où chercher",
  waysOf: (hero) => {
    requireUp(hero);
    requireEnough(hero.state.coins.gp, RESEARCH.gold, "po");
    return SUBJECTS.map(
      (skill): Way => ({
        id: skill,
        label: SKILLS[skill].name,
        takes: `${bonusText(hero, skill)}, DD ${RESEARCH.difficulty}`,
        resolve: (source) => {
          const { total, outcome } = checkOf(hero, skill, source, RESEARCH.difficulty);
          const found = isSuccess(outcome);
          const said = found ? "le MJ doit une réponse" : "rien de sûr";
          return {
            told: {
              text: `Recherche (${SKILLS[skill].name} ${total}) : ${said}`,
              tone: found ? "good" : "neutral",
            },
            operations: [{ kind: "spendCoins", coin: "gp", amount: RESEARCH.gold }],
          };
        },
      }),
    );
  },
};

/** What a D&D hero does between two evenings. */
export const dnd5eDowntime: readonly Act[] = [work, recover, research];
