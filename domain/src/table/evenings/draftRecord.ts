import type { EveningMomentDocument } from "../../documents/evening";
import { type EveningFact, MAX_FACTS } from "../../documents/evening";
import type { PlayLogDocument } from "../../documents/play";
import type { RollDocument } from "../../documents/roll";
import { cutText } from "../../values/text/characters";

/** A fight of the evening, ended or running, as the members saw it. */
export interface FoughtFight {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly round: number;
  /** Whether they saw the order. */
  readonly shared: boolean;
  /** The characters that they saw in it. */
  readonly heroes: readonly string[];
}

/**
 * What the server wrote anyway, as far as all members may read it: neither rolls for the MJ's eyes nor whispers are among
 * it. In any order.
 */
export interface EveningLogs {
  readonly rolls: readonly RollDocument[];
  readonly play: readonly PlayLogDocument[];
  /** What was done between the evening before and this one, taken back or not. */
  readonly downtime: readonly PlayLogDocument[];
  readonly fights: readonly FoughtFight[];
  readonly moments: readonly EveningMomentDocument[];
  /** Of the campaign. */
  readonly mjUid: string;
}

interface Time {
  readonly from: number;
  readonly to: number;
}

/** The rolls of the evening that stand, the oldest first. */
interface Told {
  readonly rolls: readonly RollDocument[];
  readonly mjUid: string;
}

/** Of a name or a label in a fact. */
const MAX_TEXT = 120;
/** Of what was done between two evenings: its dice, and what they did. */
const MAX_DOWNTIME_TEXT = 240;
/** Of one ask. */
const MAX_RESULTS = 12;
/** Of creatures in one fact. */
const MAX_NAMES = 12;

const cut = (text: string): string => cutText(text, MAX_TEXT);

/** Who rolled, by the name of the story that its readers know; no name of a member, which would outlive their account. */
const rollerOf = ({ character, creature, uid }: RollDocument, mjUid: string): string =>
  cut(character?.name ?? creature?.name ?? (uid === mjUid ? "Le MJ" : "Un joueur"));

/** Who rolled, with the id of a character. */
const subjectOf = (roll: RollDocument, mjUid: string) => ({
  who: rollerOf(roll, mjUid),
  ...(roll.character && { heroId: roll.character.id }),
});

/** A character, as a fact names it. */
const heroOf = ({ character: { id, name } }: PlayLogDocument) => ({ who: cut(name), heroId: id });

const byMoment = (a: { at: number }, b: { at: number }): number => a.at - b.at;

/** Of what was rolled: without what a second attempt took the place of. */
const standing = (rolls: readonly RollDocument[]): RollDocument[] =>
  rolls.filter(({ redoneBy }) => redoneBy === undefined).toSorted((a, b) => a.createdAt - b.createdAt);

const isBlow = ({ damage, target, total }: RollDocument): boolean =>
  damage !== undefined && target !== undefined && total > 0;

const blowOf = (roll: RollDocument, mjUid: string) => ({
  ...subjectOf(roll, mjUid),
  label: cut(roll.label),
  ...(roll.target && { whom: cut(roll.target.name) }),
  points: roll.total,
});

function blowsOf({ startedAt, endedAt }: FoughtFight, { rolls, mjUid }: Told) {
  const blows = rolls.filter(
    (roll) => isBlow(roll) && roll.createdAt >= startedAt && roll.createdAt <= endedAt,
  );
  const [one] = blows;
  const another = blows.length > 1 ? blows.at(-1) : undefined;
  return {
    ...(one && { first: blowOf(one, mjUid) }),
    ...(another && { last: blowOf(another, mjUid) }),
  };
}

/** The heaviest blow of each character, the first of those that are alike. */
function heaviestBlows({ rolls, mjUid }: Told): EveningFact[] {
  const heaviest = new Map<string, RollDocument>();
  for (const roll of rolls) {
    const id = isBlow(roll) ? roll.character?.id : undefined;
    if (id !== undefined && roll.total > (heaviest.get(id)?.total ?? 0)) heaviest.set(id, roll);
  }
  return [...heaviest.values()].map((roll) => ({
    ...{ kind: "blow", at: roll.createdAt },
    ...blowOf(roll, mjUid),
  }));
}

/** Those that the members saw: by the order, or by a blow. What was before the evening and after it is none of it. */
const fightFacts = (fights: readonly FoughtFight[], { from, to }: Time, told: Told): EveningFact[] =>
  fights
    .filter(({ startedAt, endedAt }) => startedAt <= to && endedAt >= from)
    .flatMap((fight): EveningFact[] => {
      const within = {
        ...fight,
        startedAt: Math.max(fight.startedAt, from),
        endedAt: Math.min(fight.endedAt, to),
      };
      const blows = blowsOf(within, told);
      if (!fight.shared && blows.first === undefined) return [];
      const heroes = fight.shared ? fight.heroes.map(cut) : [];
      const { startedAt: at, endedAt } = within;
      return [{ kind: "fight", at, endedAt, rounds: fight.round, heroes, ...blows }];
    });

const isTelling = (tone: string | undefined): tone is "triumph" | "disaster" =>
  tone === "triumph" || tone === "disaster";

const rollFacts = ({ rolls, mjUid }: Told): EveningFact[] =>
  rolls.flatMap((roll): EveningFact[] => {
    const tone = roll.outcome?.tone;
    if (!isTelling(tone) || roll.askId !== undefined) return [];
    const outcome = cut(roll.outcome?.label ?? "");
    return [{ kind: tone, at: roll.createdAt, ...subjectOf(roll, mjUid), label: cut(roll.label), outcome }];
  });

/** The answers of one ask together, at the moment of the first. */
function askFacts({ rolls, mjUid }: Told): EveningFact[] {
  const answers = new Map<string, RollDocument[]>();
  for (const roll of rolls) {
    if (roll.askId !== undefined) answers.set(roll.askId, [...(answers.get(roll.askId) ?? []), roll]);
  }
  return [...answers.values()].flatMap((answered): EveningFact[] => {
    const [first] = answered;
    if (first === undefined) return [];
    const results = answered.slice(0, MAX_RESULTS).map((roll) => ({
      who: rollerOf(roll, mjUid),
      total: roll.total,
      ...(roll.outcome && { outcome: cut(roll.outcome.label) }),
    }));
    return [{ kind: "ask", at: first.createdAt, label: cut(first.label), results }];
  });
}

/** Which heroes fell and rose, died or were no longer their own, without what was taken back. */
const lifeFacts = (play: readonly PlayLogDocument[]): EveningFact[] =>
  play.flatMap((entry): EveningFact[] => {
    const { life, ordeal, undoneBy, undoOf, createdAt: at } = entry;
    if (undoneBy !== undefined || undoOf !== undefined) return [];
    const hero = heroOf(entry);
    if (ordeal?.tone === "dead") return [{ kind: "died", at, ...hero }];
    return [
      ...(life === undefined ? [] : [{ kind: life, at, ...hero }]),
      ...(ordeal === undefined ? [] : [{ kind: "maddened" as const, at, ...hero, label: cut(ordeal.label) }]),
    ];
  });

/** What each character did alone before the evening, without what was taken back. */
const downtimeFacts = (downtime: readonly PlayLogDocument[]): EveningFact[] =>
  downtime
    .filter(({ undoneBy }) => undoneBy === undefined)
    .map((entry) => ({
      ...{ kind: "downtime", at: entry.createdAt, ...heroOf(entry) },
      text: cutText(entry.events.map(({ text }) => text).join(", "), MAX_DOWNTIME_TEXT),
    }));

/** Those that one press felled, or raised, together; in several facts where they are many, so that each is named. */
function togetherFacts(kind: "fell" | "rose", at: number, names: readonly string[]): EveningFact[] {
  const [who, ...also] = names.slice(0, MAX_NAMES).map(cut);
  if (who === undefined) return [];
  const fact = { kind, at, who, ...(also.length > 0 && { also }) };
  return [fact, ...togetherFacts(kind, at, names.slice(MAX_NAMES))];
}

function momentFacts({ fact, createdAt: at }: EveningMomentDocument): EveningFact[] {
  switch (fact.kind) {
    case "scene":
      return [{ kind: "scene", at, title: cut(fact.title) }];
    case "level":
      return [{ ...fact, at, who: cut(fact.who) }];
    case "lives":
      return [...togetherFacts("fell", at, fact.fell), ...togetherFacts("rose", at, fact.rose)];
  }
}

/** What is left out first, where an evening has too many facts: the last of these. */
const WEIGHT = [
  ...["fight", "died", "level", "maddened", "fell", "rose", "blow", "downtime", "scene"],
  ...["triumph", "disaster", "ask"],
] as readonly EveningFact["kind"][];
const weightOf = ({ kind }: EveningFact): number => WEIGHT.indexOf(kind);

/**
 * The facts of what was written from `from` to `to` (epoch milliseconds, both counted), and of what was done alone before,
 * the oldest first: `MAX_FACTS` at most, and how many there were (product §2.20.2).
 */
export function draftRecord(logs: EveningLogs, time: Time): { facts: readonly EveningFact[]; total: number } {
  const isThen = ({ createdAt }: { readonly createdAt: number }) =>
    createdAt >= time.from && createdAt <= time.to;
  const told: Told = { rolls: standing(logs.rolls.filter(isThen)), mjUid: logs.mjUid };
  const all = [
    ...fightFacts(logs.fights, time, told),
    ...rollFacts(told),
    ...heaviestBlows(told),
    ...askFacts(told),
    ...lifeFacts(logs.play.filter(isThen)),
    ...downtimeFacts(logs.downtime),
    ...logs.moments.filter(isThen).flatMap(momentFacts),
  ];
  const kept = all.toSorted((a, b) => weightOf(a) - weightOf(b) || byMoment(a, b)).slice(0, MAX_FACTS);
  return { facts: kept.toSorted(byMoment), total: all.length };
}
