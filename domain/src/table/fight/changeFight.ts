import type { CharacterDocument } from "../../documents/character";
import type { EndedFightDocument, FightDocument } from "../../documents/fight";
import { isSeenInOrder } from "../../documents/initiativeState";
import { panelSchema, undoStepSchema } from "../../documents/panelSchema";
import type { SharedInitiativeDocument } from "../../documents/sharedInitiative";
import type { Creature } from "../../game/gameTypes";
import { type Decided, decideEntries } from "../../operations/decideEntries";
import { counted } from "../../operations/pace";
import { refuse } from "../../operations/refuse";
import { AppError } from "../../values/errors";
import { isDeepEqual } from "../../values/isDeepEqual";
import type { SystemId } from "../../values/systemIds";
import { requireAuthority, type Table } from "../campaign/authority";
import { requireOfGame } from "../creatures/requireOfGame";
import { isDeadIn } from "../initiative/dead";
import { leaveOrder } from "../initiative/editOrder";
import { type PublicOrder, publicOrder } from "../initiative/publicOrder";
import { type LifeChange, lifeChanges } from "../panel/creatureEvents";
import { applications } from "../rolls/applications";
import { withAliases } from "./aliases";
import { type CoursePage, cutPages, type FightCourse, lastPages } from "./course";
import { type EndedTurn, endedTurnEntry } from "./endTurn";
import { applyFightEntry, type Fight, hasEnded, noFight } from "./fight";
import { type FightEntry, hitBy } from "./fightOperation";
import { isOrderTold } from "./shownNames";
import { type TurnChange, turnChangesOf } from "./turnChanges";
import { withWaiting } from "./waitingCreatures";

/** How many of the latest operations a fight names: more than another device does while an answer is lost. */
const MAX_OPERATION_IDS = 200;

/** How many applications of rolls a fight names, the newest: more than it has participants. */
const MAX_APPLIED = 100;

/** A campaign with what is stored of its fight. */
export interface FightSubject {
  readonly campaignId: string;
  readonly system: SystemId;
  /** Undefined before the first fight. */
  readonly stored: FightDocument | undefined;
  /** The scene that is shown: who waits there joins the order that is rolled. */
  readonly sceneId?: string | undefined;
}

/** A page of a fight's course, under the course's id. */
interface WrittenPage extends CoursePage {
  readonly course: string;
}

/** Whose turn a player ends, as it is stored. */
type EndingCharacter = Pick<CharacterDocument, "userId" | "campaignId">;

export interface FightChange {
  /** The stored one itself where all was done before: then there is nothing to write. */
  readonly document: FightDocument;
  /** Fights that ended, by the id of what ended them. */
  readonly ended: ReadonlyMap<string, EndedFightDocument>;
  /** Pages that are full, or the last of a fight that ended. */
  readonly pages: readonly WrittenPage[];
  /** Which of those that had ended go on, by the operations that ended them. */
  readonly resumed: readonly string[];
  /** What turns that passed did to characters: their own states have their conditions. */
  readonly turnChanges: readonly TurnChange[];
  /** Which creatures fell and rose before the members' eyes, by the operations that did it. */
  readonly lives: ReadonlyMap<string, readonly LifeChange[]>;
  /** The earlier operations of which that was taken back. */
  readonly livesTakenBack: readonly string[];
  /** Characters that are new in the order: they must be linked to the campaign. */
  readonly newcomers: readonly string[];
  readonly answers: readonly Decided<object>[];
}

const fightOf = ({ campaignId, system, stored }: FightSubject): Fight =>
  stored === undefined ? noFight(campaignId, system) : stored;

/** What the members see of a fight: nothing while it is not shared, has not begun, or nobody has rolled. */
function sharedOf(fight: FightDocument): PublicOrder | undefined {
  const { panel, playersPass, turnOnly, aliases } = fight;
  if (!isOrderTold(fight)) return undefined;
  const order = publicOrder(panel.initiative, { fighting: panel.fighting, aliases, turnOnly });
  return { ...order, ...(playersPass && { playersPass }) };
}

/** A fight as it is stored. */
interface ToldFight {
  /** The given one itself where its members know everybody already. */
  readonly document: FightDocument;
  /** What the members see from now on; undefined where that stays: a hidden one's turn writes nothing. */
  readonly live: SharedInitiativeDocument | undefined;
}

/** A fight with what its members see of it, where they saw `live` before. `newAlias`: of a creature that is shown. */
export function toldOf(
  fight: FightDocument,
  live: SharedInitiativeDocument | undefined,
  now: number,
  newAlias: () => string,
): ToldFight {
  const document = withAliases(fight, newAlias);
  const shared = sharedOf(document);
  if (live !== undefined && isDeepEqual(live.shared, shared)) return { document, live: undefined };
  const revision = (live?.revision ?? 0) + 1;
  // Undefined takes what was shared back.
  return { document, live: { revision, shared, updatedAt: now } };
}

function endedOf(mjUid: string, fight: Fight, after: Fight, now: number): EndedFightDocument | undefined {
  if (fight.startedAt === undefined || !hasEnded(fight, after)) return undefined;
  const { initiative, history, fighting } = fight.panel;
  return {
    mjUid,
    startedAt: fight.startedAt,
    endedAt: now,
    round: initiative.round,
    ...(isOrderTold(fight) && { shared: true }),
    participants: initiative.order.map((entry) => {
      const { id, name, kind, value } = entry;
      const creature = fighting.creatures[id];
      const life = creature && { current: creature.max - creature.lost, max: creature.max };
      const hidden = !isSeenInOrder(entry);
      return { name, kind, value, ...(hidden && { hidden }), ...(life && { life }) };
    }),
    history: history.entries.map((entry) => ({ ...entry })),
    ...courseOf(fight.course),
  };
}

/** Where the course of a fight that is over is read; nothing where its history has all of it. */
function courseOf(course: FightCourse | undefined): Pick<EndedFightDocument, "course"> {
  if (course === undefined) return {};
  const pages = course.pages + lastPages(course).length;
  return pages > 0 ? { course: { id: course.id, pages } } : {};
}

const writtenOf = (
  course: FightCourse | undefined,
  pagesOf: (course: FightCourse) => readonly CoursePage[],
): WrittenPage[] => (course ? pagesOf(course).map((page) => ({ ...page, course: course.id })) : []);

const charactersOf = ({ panel }: Fight): string[] =>
  panel.initiative.order.filter(({ kind }) => kind === "character").map(({ id }) => id);

/** The creatures that an entry brings along whole. */
function copiesOf(entry: FightEntry): Creature[] {
  if ("undo" in entry) return [];
  const { operation } = entry;
  if (operation.type === "openFight") return Object.values(operation.panel.fighting.copies);
  const groups =
    operation.type === "addCreatures" ? [operation] : "groups" in operation ? operation.groups : [];
  return groups.flatMap(({ creature }) => ("copy" in creature ? creature.copy : []));
}

/**
 * An entry without those of its hits that its roll's damage was applied to before; undefined where none is left. One that
 * applies no roll stays as it is.
 */
function unapplied(applied: ReturnType<typeof applications>, entry: FightEntry): FightEntry | undefined {
  if (!("operation" in entry) || entry.operation.type !== "hitCreatures") return entry;
  if (entry.roll === undefined) return entry;
  const hits = applied.notYet(entry.roll, entry.operation.hits);
  return hits.length === 0 ? undefined : { ...entry, operation: { ...entry.operation, hits } };
}

/**
 * Applies the MJ's entries in their order to the newest fight; what makes no sense any more is refused alone, and an
 * entry that was done before changes nothing, and a roll's damage nobody whom it was applied to. Throws
 * `forbidden` for anyone but the MJ, `invalid-input` for a creature of another game, `too-many-requests` beyond the pace.
 */
export function decideFightChange(
  table: Table,
  callerUid: string,
  subject: FightSubject,
  entries: readonly FightEntry[],
  now: number,
): FightChange {
  requireAuthority("changeFight", callerUid, table);
  return changeOf(table.mj.uid, subject, entries, now);
}

/**
 * The fight whose player ends the turn of their character. Throws `forbidden` for anyone but that character's player at
 * the table, and what `endedTurnEntry` throws.
 */
export function decideEndOfTurn(
  table: Table,
  callerUid: string,
  { character, ...subject }: FightSubject & { readonly character: EndingCharacter | undefined },
  turn: EndedTurn,
  now: number,
): FightChange {
  requireAuthority("endTurn", callerUid, table);
  const isOwn = character?.userId === callerUid && character.campaignId === subject.campaignId;
  if (!isOwn) throw new AppError("forbidden");
  return changeOf(table.mj.uid, subject, [endedTurnEntry(subject.stored, turn)], now);
}

/** Throws `operation-refused` for what no schema would read again: it would be the last of its fight. */
function requireReadable({ panel: before }: Fight, { panel, steps: [newest] }: Fight): void {
  const isReadable = panel === before || panelSchema.safeParse(panel).success;
  const isStep = newest?.step === undefined || undoStepSchema.safeParse(newest.step).success;
  if (!isReadable || !isStep) refuse("Cette valeur n'est pas possible.");
}

function changeOf(
  mjUid: string,
  subject: FightSubject,
  entries: readonly FightEntry[],
  now: number,
): FightChange {
  requireOfGame(subject.system, entries.flatMap(copiesOf));
  const before = fightOf(subject);
  const done = new Set(subject.stored?.operationIds);
  const ended = new Map<string, EndedFightDocument>();
  const resumed: string[] = [];
  const pages: WrittenPage[] = [];
  const turnChanges: TurnChange[] = [];
  const lives = new Map<string, readonly LifeChange[]>();
  const livesTakenBack: string[] = [];
  const applied = applications(subject.stored?.applied);
  let fight = before;
  const answers = decideEntries(entries, (asked) => {
    const entry = unapplied(applied, asked);
    if (entry === undefined || done.has(asked.id)) return {};
    const after = applyFightEntry(fight, withWaiting(fight, entry, subject.sceneId), now);
    requireReadable(fight, after);
    turnChanges.push(...turnChangesOf(fight, after, entry));
    const changed = lifeChanges(fight.panel, after.panel);
    const seen = changed.filter((one) => one.seen);
    if ("undo" in entry) {
      if (!lives.delete(entry.undo) && changed.length > 0) livesTakenBack.push(entry.undo);
    } else if (seen.length > 0) lives.set(entry.id, seen);
    const over = endedOf(mjUid, fight, after, now);
    if (over) {
      ended.set(entry.id, over);
      pages.push(...writtenOf(fight.course, lastPages));
    }
    if ("undo" in entry && fight.startedAt === undefined && after.startedAt !== undefined) {
      if (!ended.delete(entry.undo)) resumed.push(entry.undo);
    }
    if ("undo" in entry) applied.takeBack(entry.undo);
    else if (entry.roll && after !== fight) applied.apply(entry.roll, hitBy(entry), entry.id);
    fight = after;
    done.add(entry.id);
    return {};
  });
  const cut = fight.course && cutPages(fight.course);
  pages.push(...writtenOf(fight.course, () => cut?.pages ?? []));
  const known = new Set(charactersOf(before));
  const { stored } = subject;
  const isRepeated = entries.every(({ id }) => stored?.operationIds.includes(id));
  return {
    document:
      stored !== undefined && isRepeated
        ? stored
        : {
            mjUid,
            ...documentOf({ ...fight, course: cut?.course }, stored, [...done], entries.length, now),
            ...(applied.all().length > 0 && { applied: applied.all().slice(-MAX_APPLIED) }),
            ...(stored?.aliases && { aliases: stored.aliases }),
          },
    ended,
    pages,
    resumed,
    turnChanges,
    lives,
    livesTakenBack,
    newcomers: charactersOf(fight).filter((id) => !known.has(id)),
    answers,
  };
}

function documentOf(
  { panel, shared, playersPass, turnOnly, startedAt, course, steps }: Fight,
  stored: FightDocument | undefined,
  operationIds: readonly string[],
  count: number,
  now: number,
): Omit<FightDocument, "mjUid"> {
  return {
    panel,
    shared,
    ...(playersPass && { playersPass }),
    ...(turnOnly && { turnOnly }),
    ...(startedAt !== undefined && { startedAt }),
    ...(course && { course }),
    steps,
    revision: (stored?.revision ?? 0) + 1,
    operationIds: operationIds.slice(-MAX_OPERATION_IDS),
    pace: counted(stored?.pace ?? { since: now, count: 0 }, count, now),
    updatedAt: now,
  };
}

/** The fight without these characters, who leave the campaign; undefined when it has none of them. */
export function withoutDepartedInFight(
  stored: FightDocument,
  characterIds: readonly string[],
  now: number,
): FightDocument | undefined {
  const hasLeft = (one: string | { id: string }) =>
    characterIds.includes(typeof one === "string" ? one : one.id);
  const { initiative } = stored.panel;
  const isNamed =
    initiative.order.some(hasLeft) || stored.steps.some(({ step }) => step?.order?.some(hasLeft) ?? false);
  if (!isNamed) return undefined;
  const isDead = isDeadIn(stored.panel.fighting);
  const left = characterIds.reduce((order, id) => leaveOrder(order, id, isDead), initiative);
  return {
    ...stored,
    panel: { ...stored.panel, initiative: left },
    steps: stored.steps.map((one) => {
      const { step } = one;
      return step?.order
        ? { ...one, step: { ...step, order: step.order.filter((named) => !hasLeft(named)) } }
        : one;
    }),
    revision: stored.revision + 1,
    updatedAt: now,
  };
}
