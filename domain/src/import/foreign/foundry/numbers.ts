import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { abilityKey } from "../../../sheet/character/abilityScores";
import type { RawFields } from "../../../sheet/character/character";
import { SKILLS, type SkillKey, skillKey } from "../../../sheet/character/skills";
import { MOVEMENTS } from "../../../sheet/character/speed";
import type { Proficiency, Training } from "../../../sheet/character/training";
import { fieldsAt, pick, valueAt } from "../../../values/reading/fields";
import { type FoundryActor, hasFlag } from "./actor";
import { hitPointsOfClass } from "./advancement";
import { rulesOf } from "./items";
import type { FoundryValues } from "./values";

const PROFICIENCY_BY_FACTOR: ReadonlyMap<number, Proficiency> = new Map([
  [0.5, "half"],
  [1, "proficient"],
  [2, "expertise"],
]);

const ATHLETE_ABILITIES: readonly string[] = ["str", "dex", "con"] satisfies AbilityKey[];

const sum = (values: FoundryValues, ...paths: readonly string[]): number =>
  paths.reduce((total, path) => total + (values.number(path) ?? 0), 0);

/** Whether the character follows the rules of 2024, in which some features count otherwise. */
const isModern = ({ classes }: FoundryActor): boolean => classes.some(({ item }) => rulesOf(item) === "2024");

export function abilityScoresOf({ own }: FoundryActor): RawFields {
  return Object.fromEntries(ABILITY_KEYS.map((key) => [key, own.number(`abilities.${key}.value`)]));
}

/** A roll whose bonus is not merely the modifier and the share of proficiency gives its whole bonus. */
const training = (
  factor: number,
  modifier: number,
  share: number,
  bonus: number,
  isPlain: boolean,
): Training | undefined => {
  const proficiency = PROFICIENCY_BY_FACTOR.get(factor) ?? "none";
  const isKnown = factor === 0 || proficiency !== "none";
  if (isPlain && bonus === 0 && isKnown) return proficiency === "none" ? undefined : { proficiency };
  return { bonus: Math.trunc(modifier + share + bonus), proficiency };
};

/** The saving throws that are more than the ability's modifier. */
export function savingThrowsOf(actor: FoundryActor): RawFields {
  const { own } = actor;
  const proficiency = own.number("attributes.prof") ?? 0;
  return Object.fromEntries(
    ABILITY_KEYS.map((key) => {
      const trained = own.number(`abilities.${key}.proficient`) ?? 0;
      const factor = hasFlag(actor, "diamondsoul") ? Math.max(1, trained) : trained;
      const bonus = sum(own, `abilities.${key}.bonuses.save`, "bonuses.abilities.save");
      const modifier = own.number(`abilities.${key}.mod`) ?? 0;
      return [key, training(factor, modifier, Math.floor(factor * proficiency), bonus, true)];
    }).filter(([, value]) => value !== undefined),
  );
}

const skillOf = (actor: FoundryActor, code: string, key: SkillKey): Training | undefined => {
  const { own } = actor;
  const proficiency = own.number("attributes.prof") ?? 0;
  const named = abilityKey(own.text(`skills.${code}.ability`));
  const ability = named ?? SKILLS[key].ability;
  const given = own.number(`skills.${code}.value`) ?? 0;
  const athlete = hasFlag(actor, "remarkableathlete") && !isModern(actor);
  const isAthlete = given < 1 && athlete && ATHLETE_ABILITIES.includes(ability);
  const factor = given < 1 && (isAthlete || hasFlag(actor, "jackofalltrades")) ? 0.5 : given;
  const share = isAthlete ? Math.ceil(proficiency / 2) : Math.floor(factor * proficiency);
  const bonus = sum(
    own,
    ...[`skills.${code}.bonuses.check`, `abilities.${ability}.bonuses.check`],
    ...["bonuses.abilities.check", "bonuses.abilities.skill"],
  );
  const isPlain = ability === SKILLS[key].ability && !isAthlete;
  return training(factor, own.number(`abilities.${ability}.mod`) ?? 0, share, bonus, isPlain);
};

/** The skills that are more than the ability's modifier. */
export function skillsOf(actor: FoundryActor): RawFields {
  return Object.fromEntries(
    [...fieldsAt(actor.core, "skills").keys()].flatMap((code) => {
      const key = skillKey(code);
      const value = key && skillOf(actor, code, key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The initiative bonus; undefined when it is the Dexterity modifier. */
export function initiativeOf(actor: FoundryActor): number | undefined {
  const { own } = actor;
  const ability = abilityKey(own.text("attributes.init.ability")) ?? "dex";
  const proficiency = own.number("attributes.prof") ?? 0;
  const modern = isModern(actor);
  const athlete = hasFlag(actor, "remarkableathlete") && ATHLETE_ABILITIES.includes(ability);
  const half = athlete ? Math.ceil(proficiency / 2) : Math.floor(proficiency / 2);
  const shares = !modern && (athlete || hasFlag(actor, "jackofalltrades"));
  const alert = hasFlag(actor, "initiativealert") ? (modern ? proficiency : 5) : 0;
  const total =
    sum(own, `abilities.${ability}.mod`, `abilities.${ability}.bonuses.check`) +
    sum(own, "bonuses.abilities.check", "attributes.init.bonus") +
    (shares ? half : 0) +
    alert;
  return total === own.number("abilities.dex.mod") ? undefined : Math.trunc(total);
}

const exhaustionOf = ({ worn }: FoundryActor): number => worn.number("attributes.exhaustion") ?? 0;

/** The speeds of the actor, in its own unit. */
export function speedsOf(actor: FoundryActor): unknown {
  const { own, core } = actor;
  const exhaustion = exhaustionOf(actor);
  const loss = isModern(actor) ? exhaustion * 5 : 0;
  const factor = !isModern(actor) && exhaustion >= 2 ? (exhaustion >= 5 ? 0 : 0.5) : 1;
  const bonus = own.number("attributes.movement.bonus") ?? 0;
  const speeds = MOVEMENTS.map((kind) => {
    const given = own.number(`attributes.movement.${kind}`);
    if (given === undefined) return [kind, undefined];
    const slowed = Math.max(0, given - loss);
    return [kind, slowed === 0 ? 0 : Math.max(0, slowed + bonus) * factor];
  });
  if (speeds.every(([, value]) => value === undefined)) return valueAt(core, "attributes", "speed");
  return { units: own.text("attributes.movement.units"), ...Object.fromEntries(speeds) };
}

/** The hit points that the classes give, when the actor has no maximum of its own. */
const grownHitPoints = ({ worn, classes, level }: FoundryActor): number | undefined => {
  const constitution = worn.number("abilities.con.mod") ?? 0;
  const given = classes.map((entry) => hitPointsOfClass(entry, constitution));
  if (given.every((points) => points === undefined)) return undefined;
  const perLevel = worn.number("attributes.hp.bonuses.level") ?? 0;
  const overall = worn.number("attributes.hp.bonuses.overall") ?? 0;
  return given.reduce<number>((total, points) => total + (points ?? 0), perLevel * level + overall);
};

/**
 * Current, maximum and temporary hit points; a raised or lowered maximum counts as such. A maximum of 0 is
 * none: the classes give it, and the current points beside it say nothing.
 */
export function hitPointsOf(actor: FoundryActor): RawFields {
  const { worn, core } = actor;
  const written = worn.number("attributes.hp.max");
  const stored = written !== undefined && written > 0 ? written : undefined;
  const grown = grownHitPoints(actor);
  const whole = actor.isNpc && stored !== undefined ? stored + (grown ?? 0) : (stored ?? grown);
  const halved = !isModern(actor) && exhaustionOf(actor) >= 4 ? 0.5 : 1;
  const changed = worn.number("attributes.hp.tempmax") ?? 0;
  const max = whole === undefined ? undefined : Math.max(0, Math.floor(whole * halved) + changed);
  const current = written === stored ? worn.number("attributes.hp.value") : undefined;
  return {
    current: current === undefined || max === undefined ? current : Math.min(current, max),
    max,
    temporary: pick(fieldsAt(core, "attributes", "hp"), ["temp"]),
  };
}
