import { BARE_HANDS } from "domain/game/bareHands";
import type { RollSpec } from "domain/game/gameTypes";
import type { AnyPlaySystem } from "domain/game/play";
import { modeOf } from "domain/game/rolls/acting";
import type { RollSubject } from "domain/game/rolls/rollEffect";
import * as cthulhu from "domain/games/cthulhu/creation";
import { agedCharacteristics } from "domain/games/cthulhu/forge/ageing";
import { emptyCthulhuDraft } from "domain/games/cthulhu/forge/draft";
import { luckBuy, levelAt as shotLevelAt } from "domain/games/cthulhu/percentRoll";
import * as cyberpunk from "domain/games/cyberpunk/creation";
import { emptyCyberpunkDraft } from "domain/games/cyberpunk/forge/draft";
import { moneyLeft, skillPointsLeft } from "domain/games/cyberpunk/forge/steps";
import { difficultyAt } from "domain/games/cyberpunk/ranges";
import { abilityModifier } from "domain/games/dnd5e/abilities";
import { againstTarget } from "domain/games/dnd5e/againstTarget";
import { slowedBy } from "domain/games/dnd5e/equipment/suits";
import { hitPointsMax } from "domain/games/dnd5e/hitPoints";
import { dnd5eLoad } from "domain/games/dnd5e/load";
import { abilitiesTooLow } from "domain/games/dnd5e/multiclassing";
import { levelAt } from "domain/games/dnd5e/play/purse";
import { pactSlotsOf, spellSlotsOf } from "domain/games/dnd5e/play/spellSlots";
import { proficiencyBonusAt } from "domain/games/dnd5e/proficiency";
import { subclassDue } from "domain/games/dnd5e/subclasses";
import { gameOf } from "domain/games/registry/games";
import { playSystemOf } from "domain/games/registry/plays";
import { vampireAdvances } from "domain/games/vampire/advances";
import { vampireAttack } from "domain/games/vampire/attack";
import { bloodPotencyOf, feedingOf } from "domain/games/vampire/bloodPotency";
import { healthMax, willpowerMax } from "domain/games/vampire/creation";
import { choosePredator, firstNumbers } from "domain/games/vampire/forge/choose";
import { emptyVampireDraft } from "domain/games/vampire/forge/draft";
import { ratingsDue } from "domain/games/vampire/forge/steps";
import { remorseDice } from "domain/games/vampire/play/humanity";
import * as testCthulhu from "domain/testing/cthulhuPlay";
import * as testCyberpunk from "domain/testing/cyberpunkPlay";
import * as testDnd5e from "domain/testing/dnd5ePlay";
import { showing } from "domain/testing/seededSource";
import * as testVampire from "domain/testing/vampirePlay";
import { criticalDice } from "domain/values/dice/criticalDice";
import type { SystemId } from "domain/values/systemIds";

/** What a line gives a rule, and what comes of it: both as JSON has them. */
type Given = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: the pages say what each rule is given, and a wrong line fails
type Rule = (given: any) => unknown;

const SPECS: Readonly<Record<SystemId, object>> = {
  dnd5e: { game: "dnd5e", modifier: 0, mode: "normal" },
  vampire: { game: "vampire", dice: 0, hungerDice: 0 },
  cyberpunk: { game: "cyberpunk", modifier: 0 },
  cthulhu: { game: "cthulhu", target: 50, bonusDice: 0 },
};

const rolled =
  (system: SystemId): Rule =>
  ({ faces, ...spec }: Given & { faces: number[] }) => {
    const { rolls } = gameOf(system);
    const asked = rolls.schema.parse({ ...SPECS[system], ...spec }) as RollSpec;
    const { total, outcome } = rolls.throw(asked, showing(...faces));
    return { total, outcome: outcome?.id };
  };

const contested =
  (system: SystemId): Rule =>
  ({ acting, opposing }: Record<"acting" | "opposing", Given>) => {
    const side = ({ total = 0, outcome, ...spec }: Given) => ({
      spec: { ...SPECS[system], ...spec } as never,
      total: Number(total),
      outcome: outcome === undefined ? undefined : ({ id: outcome } as never),
      dice: [],
    });
    const decided = gameOf(system).rolls.contest?.decide(side(acting) as never, side(opposing) as never);
    return { ...decided, winner: decided?.winner ?? "nobody" };
  };

interface Played {
  readonly state?: object;
  readonly limits?: object;
  readonly do?: readonly { readonly kind: string }[];
}

const WHOLE: Readonly<Record<SystemId, { readonly state: object; readonly limits: object }>> = {
  dnd5e: { state: testDnd5e.stateWith({}), limits: testDnd5e.limits },
  vampire: { state: testVampire.whole, limits: testVampire.limits },
  cyberpunk: { state: testCyberpunk.whole, limits: testCyberpunk.limits },
  cthulhu: { state: testCthulhu.whole, limits: testCthulhu.limits },
};

function begun(system: SystemId, { state = {}, limits = {} }: Played) {
  const play = playSystemOf(system);
  return {
    play,
    state: play.stateSchema.parse({ ...WHOLE[system].state, ...state }) as never,
    limits: { ...WHOLE[system].limits, ...limits } as never,
  };
}

/** A state with the life that is left, and what the sheet shows of it. */
const shown = (play: AnyPlaySystem, state: never, limits: never) => ({
  ...(state as object),
  life: play.lifeOf(state, limits)?.current,
  ...play.statsOf(state, limits),
});

const played =
  (system: SystemId): Rule =>
  (given: Played) => {
    const { play, state, limits } = begun(system, given);
    const after = (given.do ?? []).reduce<never>(
      (now, operation) =>
        play.apply(now, play.operationSchema.parse(operation) as never, limits).state as never,
      state,
    );
    return shown(play, after, limits);
  };

const damaged =
  (system: SystemId, specOf: (given: Given) => object): Rule =>
  ({ points, ...given }: Played & { points: number }) => {
    const { resists = [], weakTo = [], immuneTo = [], ...rest } = given as Given;
    const of = (types: unknown) => (types as string[]).map((type) => ({ type }));
    const defences = { resistances: of(resists), vulnerabilities: of(weakTo), immunities: of(immuneTo) };
    const { play, state, limits } = begun(system, {
      ...given,
      ...(system === "dnd5e" && { limits: { defences } }),
    });
    const spec = { game: system, ...specOf(rest) } as never;
    const { lost = 0, operation } = play.damageTaken(spec, points, state, limits);
    const after = operation === undefined ? state : (play.apply(state, operation, limits).state as never);
    return { ...shown(play, after, limits), lost };
  };

const effects =
  (system: SystemId): Rule =>
  ({ subject, ...given }: Played & { subject: RollSubject }) => {
    const { play, state, limits } = begun(system, given);
    return play
      .rollEffectsOf(state, limits)
      .filter(({ appliesTo }) => appliesTo(subject))
      .reduce((sum, { modifier = 0 }) => sum + modifier, 0);
  };

/** What every game's page has. */
const shared = (system: SystemId, specOf: (given: Given) => object): Record<string, Rule> => ({
  roll: rolled(system),
  contest: contested(system),
  play: played(system),
  damage: damaged(system, specOf),
  effects: effects(system),
});

const classes = (list: readonly (readonly [string, number])[]) =>
  list.map(([id, level]) => ({ id, level, subclass: "" }));

/** The rules that the pages name, by game: each takes what a line gives. */
export const RULES: Readonly<Record<SystemId, Readonly<Record<string, Rule>>>> = {
  dnd5e: {
    ...shared("dnd5e", ({ type }) => ({ type })),
    modifier: ({ score }) => abilityModifier(score),
    proficiency: ({ level }) => proficiencyBonusAt(level),
    hitPoints: hitPointsMax,
    slots: (given) => {
      const slots = spellSlotsOf(classes(given.classes));
      return slots.slice(0, slots.findLastIndex((count) => count > 0) + 1);
    },
    pact: (given) => pactSlotsOf(classes(given.classes)),
    mix: (given) => abilitiesTooLow(given.class, given.scores),
    subclass: (given) => subclassDue(given.class, given.level) !== undefined,
    critical: ({ dice }) => criticalDice(dice),
    against: ({ conditions, metres }) => {
      const { effects } = againstTarget(conditions, metres);
      return {
        mode: modeOf(effects.flatMap(({ mode }) => mode ?? [])),
        critical: effects.some(({ critical }) => critical),
      };
    },
    slowed: ({ asks, str, race, unit = "m" }) =>
      slowedBy({ abilityScores: { str }, speeds: { walk: { value: 9, unit } }, race }, [
        {
          ...{ id: "suit", name: "Suit", category: "Armure lourde", tags: [] },
          ...{ armorClass: { base: 18, dexterity: "none" }, effects: { ability: {}, stats: {} } },
          properties: [`Force ${asks}`],
        },
      ])[0]?.amount ?? 0,
    mode: ({ subject, ...given }) => {
      const { play, state, limits } = begun("dnd5e", given);
      const acting = play.rollEffectsOf(state, limits).filter(({ appliesTo }) => appliesTo(subject));
      return modeOf(acting.flatMap(({ mode }) => mode ?? []));
    },
    load: ({ str }) => dnd5eLoad({ abilityScores: { str } } as never, [])?.most,
    level: ({ experience }) => levelAt(experience),
  },
  vampire: {
    ...shared("vampire", ({ severity = "superficial", edged, unhalved }) => ({ severity, edged, unhalved })),
    creation: ({ clan = "brujah", age = "childe", predator = "" }) => {
      const chosen = { ...emptyVampireDraft, clanId: clan, age };
      const draft = choosePredator(chosen, predator);
      return { ...firstNumbers(draft), ...ratingsDue(draft) };
    },
    price: ({ clan, generation = "", id, ...stats }) =>
      vampireAdvances.advances({ stats, data: { clan, generation } }).find((one) => one.id === id)?.price ??
      "none",
    attack: ({ weapon = "bare-hands", bonus = 0, ...stats }) => {
      const item = {
        ...BARE_HANDS.weapon,
        id: weapon,
        name: weapon,
        tags: weapon === "bare-hands" ? ["poings"] : [],
      };
      const action = { name: weapon, weapon: item, damage: { dice: `+${bonus}`, type: "superficiels" } };
      const { request } = vampireAttack({ stats, data: {} } as never, action as never)[0] ?? {};
      return request?.damage;
    },
    health: ({ stamina }) => healthMax(stamina),
    willpower: ({ composure, resolve }) => willpowerMax(composure, resolve),
    remorse: (state) => remorseDice({ ...testVampire.whole, ...state }),
    potency: ({ potency }) => bloodPotencyOf(potency),
    feeding: ({ potency }) => feedingOf(potency),
  },
  cyberpunk: {
    ...shared("cyberpunk", ({ location, armour = "whole", injury }) => ({ location, armour, injury })),
    distance: ({ weapon, metres, burst }) => difficultyAt(weapon, metres, burst) ?? "out of range",
    hitPoints: ({ body, will }) => cyberpunk.hitPointsMax(body, will),
    serious: ({ hitPoints }) => cyberpunk.seriousWoundThreshold(hitPoints),
    humanity: ({ empathy }) => cyberpunk.humanityMax(empathy),
    firstLoss: ({ dice }) => cyberpunk.firstHumanityLoss(dice),
    statPoints: ({ stats }) =>
      cyberpunk.statPointsLeft(
        Object.fromEntries(Object.keys(emptyCyberpunkDraft.stats).map((key) => [key, stats])) as never,
      ),
    skillPoints: ({ skills }) => skillPointsLeft({ skills: { ...emptyCyberpunkDraft.skills, ...skills } }),
    money: ({ gear }) =>
      moneyLeft({
        gear: Object.entries<number>(gear).map(([slug, quantity]) => ({
          itemId: `cyberpunk-${slug}`,
          quantity,
        })),
      }),
  },
  cthulhu: {
    ...shared("cthulhu", () => ({})),
    luck: ({ roll, buys, ...spec }) =>
      luckBuy({ ...SPECS.cthulhu, ...spec } as never, roll, buys)?.points ?? "none",
    hitPoints: ({ con, siz }) => cthulhu.hitPointsMax(con, siz),
    magicPoints: ({ pow }) => cthulhu.magicPointsMax(pow),
    sanityMax: ({ mythos }) => cthulhu.sanityMax(mythos),
    move: ({ str, dex, siz, age }) => cthulhu.moveRate(str, dex, siz, age),
    build: ({ str, siz }) => cthulhu.buildOf(str, siz),
    cash: ({ credit }) => cthulhu.cashOf(credit),
    wealth: ({ credit }) => cthulhu.wealthOf(credit),
    distance: ({ reach, metres }) => shotLevelAt(reach, metres) ?? "out of range",
    age: ({ age, edu, app, dice }) =>
      agedCharacteristics({
        ...emptyCthulhuDraft,
        age,
        characteristics: { ...emptyCthulhuDraft.characteristics, edu, app },
        ageDice: dice,
      }),
    occupation: ({ best, ...characteristics }) =>
      cthulhu.occupationPoints({ ...emptyCthulhuDraft.characteristics, ...characteristics }, best),
  },
};
