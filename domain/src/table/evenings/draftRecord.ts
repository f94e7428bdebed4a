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

const byMoment = (a: { at: number }, b: { at: number }): number => a.at - b.at;

/** Of what was rolled: without what a second attempt took the place of. */
const standing = (rolls: readonly RollDocument[]): RollDocument[] =>
  rolls.filter(({ redoneBy }) => redoneBy === undefined).toSorted((a, b) => a.createdAt - b.createdAt);

function blowsOf({ startedAt, endedAt }: FoughtFight, { rolls, mjUid }: Told) {
  const blows = rolls.filter(
    ({ damage, target, total, createdAt }) =>
      damage !== undefined &&
      target !== undefined &&
      total > 0 &&
      createdAt >= startedAt &&
      createdAt <= endedAt,
  );
  const blow = (roll: RollDocument | undefined) =>
    roll && {
      who: rollerOf(roll, mjUid),
      label: cut(roll.label),
      ...(roll.target && { whom: cut(roll.target.name) }),
      points: roll.total,
    };
  const [first, last] = [blow(blows[0]), blows.length > 1 ? blow(blows.at(-1)) : undefined];
  return { ...(first && { first }), ...(last && { last }) };
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
    return [{ kind: tone, at: roll.createdAt, who: rollerOf(roll, mjUid), label: cut(roll.label), outcome }];
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

/** Which heroes fell and rose, without what was taken back. */
const lifeFacts = (play: readonly PlayLogDocument[]): EveningFact[] =>
  play.flatMap(({ life, undoneBy, undoOf, character, createdAt }): EveningFact[] =>
    life === undefined || undoneBy !== undefined || undoOf !== undefined
      ? []
      : [{ kind: life, at: createdAt, who: cut(character.name) }],
  );

/** What each character did alone before the evening, without what was taken back. */
const downtimeFacts = (downtime: readonly PlayLogDocument[]): EveningFact[] =>
  downtime
    .filter(({ undoneBy }) => undoneBy === undefined)
    .map(({ character, events, createdAt }) => ({
      ...{ kind: "downtime", at: createdAt, who: cut(character.name) },
      text: cutText(events.map(({ text }) => text).join(", "), MAX_DOWNTIME_TEXT),
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
      return [{ kind: "level", at, who: cut(fact.who), level: fact.level }];
    case "lives":
      return [...togetherFacts("fell", at, fact.fell), ...togetherFacts("rose", at, fact.rose)];
  }
}

/** What is left out first, where an evening has too many facts: the last of these. */
const WEIGHT = ["fight", "level", "fell", "rose", "downtime", "scene", "triumph", "disaster", "ask"] as const;
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
    ...askFacts(told),
    ...lifeFacts(logs.play.filter(isThen)),
    ...downtimeFacts(logs.downtime),
    ...logs.moments.filter(isThen).flatMap(momentFacts),
  ];
  const kept = all.toSorted((a, b) => weightOf(a) - weightOf(b) || byMoment(a, b)).slice(0, MAX_FACTS);
  return { facts: kept.toSorted(byMoment), total: all.length };
}
