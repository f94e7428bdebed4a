import type { AppliedRoll } from "../../documents/appliedRoll";
import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import { MAX_OPERATIONS_NAMED, type PlayLogDocument, type PlayStateDocument } from "../../documents/play";
import type { RollDocument } from "../../documents/roll";
import { type AdvanceRules, type Build, decideAdvance } from "../../game/advance";
import type { AskedAdvance } from "../../game/askedAdvance";
import type { AnyDowntimeAct } from "../../game/downtime";
import { type AnyPlaySystem, isInverse } from "../../game/play";
import { readState } from "../../game/readState";
import type { PlayEvent } from "../../operations/applied";
import { applyAll } from "../../operations/applyAll";
import { decideEntries } from "../../operations/decideEntries";
import { counted } from "../../operations/pace";
import { neutral } from "../../operations/reducer";
import { refuse } from "../../operations/refuse";
import type { Character } from "../../sheet/character/character";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { AppError } from "../../values/errors";
import { requireStorable } from "../../values/storable";
import { standingOf, type Table } from "../campaign/authority";
import { requireCharacterAuthority } from "../characters/characterAuthority";
import { type Applied, applications, applicationsOf, changedRolls } from "../rolls/applications";
import {
  type AskedDowntime,
  checkDowntime,
  countedDowntime,
  lastEveningOf,
  resolveDowntime,
  uncountedDowntime,
} from "./downtime";
import { decideDrink } from "./drink";
import { latestEntries } from "./latestEntries";
import { type AskedEntry, operationsOf, type PlayAnswer } from "./playEntry";
import { checkUndo, type PlayActor } from "./undo";

const DAY_MS = 24 * 60 * 60_000;
/** The log's entries expire after 30 days. */
const PLAY_LOG_LASTS_MS = 30 * DAY_MS;
/** What was done between two evenings waits for the next one, which notes it. */
const DOWNTIME_LASTS_MS = 180 * DAY_MS;

type State = PlayStateDocument["state"];
type Operation = { readonly kind: string };

/**
 * Who acts when `uid` changes the state of this character: its owner, or the MJ of its campaign. Throws
 * `character-not-found` for a deleted one and for those who may not see it, `forbidden` for the other players
 * and for an owner who has left the campaign that it is still linked to.
 */
export function requirePlayActor(
  uid: string,
  character: Pick<CharacterDocument, "userId" | "deletedAt">,
  table: Table | undefined,
): PlayActor {
  if (character.deletedAt !== undefined) throw new AppError("character-not-found");
  requireCharacterAuthority("changePlayState", uid, character, table);
  const standing = table && standingOf(uid, table);
  if (standing === "stranger") throw new AppError("forbidden");
  return { uid, role: standing === "mj" ? "mj" : "owner" };
}

/** The state of a character that has none yet, from its stats. */
export function firstPlayState(
  play: AnyPlaySystem,
  ownerId: string,
  equipped: EquippedCharacter,
  now: number,
): PlayStateDocument {
  const state = play.firstState(equipped, play.limitsOf(equipped));
  return {
    ownerId,
    state: { ...state },
    revision: 0,
    operationIds: [],
    pace: { since: now, count: 0 },
    updatedAt: now,
  };
}

/** The state as its game reads it. Throws `document-invalid`. */
function requirePlayState(play: AnyPlaySystem, { state }: Pick<PlayStateDocument, "state">): State {
  const read = readState(play, state);
  if (read === undefined) throw new AppError("document-invalid");
  return { ...read };
}

/**
 * The paces after the operations of this actor. An owner fills the own one alone: that of the MJ counts for one campaign,
 * so that neither does an owner who takes the character to a campaign of their own. Throws `too-many-requests`.
 */
function countedFor(
  { role }: PlayActor,
  campaignId: string | undefined,
  { pace, mjPace }: PlayStateDocument,
  added: number,
  now: number,
): Pick<PlayStateDocument, "pace" | "mjPace"> {
  if (role === "owner" || campaignId === undefined) {
    return { pace: counted(pace, added, now), ...(mjPace && { mjPace }) };
  }
  const before = mjPace?.campaignId === campaignId ? mjPace : { since: now, count: 0 };
  return { pace, mjPace: { ...counted(before, added, now), campaignId } };
}

type AppliedHere = Pick<RollDocument, "applied" | "heals" | "target"> &
  Partial<Pick<RollDocument, "audience" | "name" | "character" | "creature" | "label">>;

/** Whose roll it is, and which; undefined where its MJ alone knows of it. */
const causeOf = ({ audience, character, creature, name, label }: AppliedHere): string | undefined =>
  audience === "table" ? `${creature?.name ?? character?.name ?? name} · ${label}` : undefined;

/** Whether an owner may apply a roll to this character alone: it heals, and is aimed at it. */
const isOwnHealing = (roll: AppliedHere | undefined, characterId: string): boolean =>
  roll?.heals !== undefined && roll.target?.kind === undefined && roll.target?.id === characterId;

/** Whether somebody fell by what changed their state, or rose; undefined where neither, or where the game has no life. */
function lifeChange(
  play: AnyPlaySystem,
  before: State,
  after: State,
  limits: unknown,
): PlayLogDocument["life"] {
  const [left, has] = [play.lifeOf(before, limits)?.current, play.lifeOf(after, limits)?.current];
  if (left === undefined || has === undefined || left > 0 === has > 0) return undefined;
  return has > 0 ? "rose" : "fell";
}

/** What its game says of who died, or is no longer their own, where what changed their state did it. */
function ordealOf(
  { fallenOf }: AnyPlaySystem,
  before: State,
  after: State,
  limits: unknown,
): PlayLogDocument["ordeal"] {
  const fallen = fallenOf(after, limits);
  if (fallen === undefined || fallen.label === fallenOf(before, limits)?.label) return undefined;
  const { tone, label } = fallen;
  return tone === "mad" || tone === "dead" ? { tone, label } : undefined;
}

/** What an operation is applied to. */
interface PlaySubject {
  readonly play: AnyPlaySystem;
  readonly limits: unknown;
  readonly character: {
    readonly id: string;
    readonly name: string;
    readonly campaignId?: string | undefined;
    readonly build: Build;
  };
  /** How its game spends points on the build. */
  readonly advances: AdvanceRules | undefined;
  readonly stored: PlayStateDocument;
  /** Throws the dice of what is drunk; without it, nothing is. */
  readonly source?: RandomUint32;
  /** What its game has to do between two evenings, and its table's; without it, nothing is. */
  readonly idle?: {
    readonly acts: readonly AnyDowntimeAct[];
    readonly character: Character;
    readonly campaign: Pick<CampaignDocument, "evening"> | undefined;
  };
  /** The log's entries with the ids of the request, and those that it takes back, as far as they were read. */
  readonly earlier: ReadonlyMap<string, PlayLogDocument>;
  /** The rolls that the entries apply or take back (`rollsOf`), as far as they are there. */
  readonly rolls?: ReadonlyMap<string, AppliedHere>;
}

export interface PlayChange {
  readonly document: PlayStateDocument;
  /** Undefined where no advance changed it, and nothing was drunk. */
  readonly build: Build | undefined;
  readonly answers: readonly PlayAnswer[];
  /** The log's new entries by their id. */
  readonly created: ReadonlyMap<string, PlayLogDocument>;
  /** Entries that were there before: by which operation each was taken back. */
  readonly undone: ReadonlyMap<string, string>;
  /** Whom the damage of rolls is applied to from now on, of those that changed. */
  readonly applied: ReadonlyMap<string, Applied>;
}

/**
 * The rolls of the character's campaign that the entries apply, or take back: of an owner's entries those that the whole
 * table sees, among which healing may be theirs to apply.
 */
export const rollsOf = (
  { role }: PlayActor,
  campaignId: string | undefined,
  earlier: PlaySubject["earlier"],
  entries: readonly AskedEntry[],
): AppliedRoll[] =>
  entries.flatMap((entry) => {
    if ("undo" in entry) {
      const undone = earlier.get(entry.undo);
      return (undone?.campaignId === campaignId && undone?.roll) || [];
    }
    const roll = "roll" in entry ? entry.roll : undefined;
    return roll && (role === "mj" || roll.audience === "table") ? roll : [];
  });

/**
 * Applies the entries of a request in their order to the newest state, for who may (`requirePlayActor`). An
 * entry that was done before answers what it did then, and a roll that was applied to the character does nothing;
 * one of which an operation makes no sense now is refused
 * alone, and whole. Throws `document-invalid` for a state that its game cannot read, `too-many-requests` beyond the
 * pace, and what `requireStorable` throws. Limits are those of the build before its advances.
 */
export function decidePlayChange(
  actor: PlayActor,
  { play, limits, character, advances, stored, source, idle, earlier, rolls = new Map() }: PlaySubject,
  entries: readonly AskedEntry[],
  now: number,
): PlayChange {
  let state = requirePlayState(play, stored);
  let count = 0;
  let { downtime } = stored;
  let build: Build | undefined;
  const created = new Map<string, PlayLogDocument>();
  const undone = new Map<string, string>();
  const applied = applications([...rolls].flatMap(([id, roll]) => applicationsOf({ ...roll, id })));

  const parsed = (operation: Operation): Operation => {
    const read = play.operationSchema.safeParse(operation);
    return read.success && !isInverse(read.data)
      ? read.data
      : refuse("Cette action n'existe pas dans ce jeu.");
  };

  const logged = (
    id: string,
    asked: Pick<PlayLogDocument, "operations" | "forGroup" | "roll" | "cause" | "undoOf" | "downtime">,
    done: readonly Operation[],
  ) => {
    const { state: next, events, inverse } = applyAll(play, state, done, limits);
    const life = lifeChange(play, state, { ...next }, limits);
    const ordeal = ordealOf(play, state, { ...next }, limits);
    state = { ...next };
    count += Math.max(1, done.length);
    created.set(id, {
      ownerId: stored.ownerId,
      uid: actor.uid,
      role: actor.role,
      character: { id: character.id, name: character.name },
      ...(character.campaignId !== undefined && { campaignId: character.campaignId }),
      ...asked,
      ...(life && { life }),
      ...(ordeal && { ordeal }),
      events: [...events],
      inverse: inverse.map((operation) => ({ ...operation })),
      createdAt: now,
      expiresAt: now + (asked.downtime ? DOWNTIME_LASTS_MS : PLAY_LOG_LASTS_MS),
    });
    return events;
  };

  const advance = (id: string, asked: AskedAdvance) => {
    if (actor.uid !== stored.ownerId) return refuse("Seul son joueur fait progresser ce personnage.");
    const advanced = decideAdvance(advances, build ?? character.build, asked);
    requireStorable(advanced.build, "Ce personnage", { before: character.build });
    const operation = parsed(advances?.spend(advanced.price, advanced.on) ?? { kind: "" });
    const events = logged(id, { operations: [operation] }, [operation]);
    // Taking the points back alone would leave what they bought.
    created.set(id, { ...(created.get(id) as PlayLogDocument), inverse: [] });
    build = advanced.build;
    return events;
  };

  const drink = (id: string, itemId: string) => {
    if (actor.uid !== stored.ownerId) return refuse("Seul son joueur boit ce que porte ce personnage.");
    if (source === undefined) return refuse("Rien ne se boit ici.");
    const { build: without, potion, roll } = decideDrink(play, build ?? character.build, itemId, source);
    requireStorable(without, "Ce personnage", { before: character.build });
    const operation = parsed(potion.operationOf(roll.total));
    const done = logged(id, { operations: [operation] }, [operation]);
    const did = done.map(({ text }) => text).join(", ");
    const text = `${character.name} boit ${potion.name} : ${did} (${roll.notation} : ${roll.total})`;
    const events = [{ text, tone: "good" as const }];
    // Taking the points back alone would leave the potion drunk.
    created.set(id, { ...(created.get(id) as PlayLogDocument), events, inverse: [] });
    build = without;
    return events;
  };

  const doBetweenEvenings = (id: string, asked: AskedDowntime) => {
    if (actor.uid !== stored.ownerId) return refuse("Seul son joueur décide de ce que fait ce personnage.");
    const campaign = idle?.campaign;
    const problem = checkDowntime(campaign);
    if (idle === undefined || campaign === undefined || source === undefined || problem !== undefined) {
      return refuse(problem ?? "Rien ne se fait ici entre deux séances.");
    }
    const after = lastEveningOf(campaign);
    const counted = countedDowntime(downtime, after, now);
    const hero = { state, limits, character: idle.character };
    const { told, operations: done } = resolveDowntime(idle.acts, asked, hero, source);
    const operations = done.map(parsed);
    const events = [told, ...logged(id, { operations, downtime: { act: asked.act, after } }, operations)];
    created.set(id, { ...(created.get(id) as PlayLogDocument), events });
    downtime = counted;
    return events;
  };

  const takeBack = (id: string, undo: string) => {
    const entry = created.get(undo) ?? earlier.get(undo);
    const problem = undone.has(undo) ? "Cette action est déjà annulée." : checkUndo(entry, actor, now);
    if (problem !== undefined || entry === undefined) return refuse(problem ?? "");
    if (entry.downtime !== undefined && entry.campaignId !== character.campaignId) {
      return refuse("Cet acte est d'une autre table.");
    }
    const undid = logged(id, { undoOf: undo }, entry.inverse);
    // What was done alone may be long ago, or have changed nothing: which act it was is said.
    const events = entry.downtime ? [neutral(`Annulé : ${entry.events[0]?.text ?? ""}`)] : undid;
    if (entry.downtime) {
      downtime = uncountedDowntime(downtime, entry);
      created.set(id, { ...(created.get(id) as PlayLogDocument), events: [...events] });
    }
    if (entry.roll) applied.takeBack(undo, character.id);
    if (created.has(undo)) created.set(undo, { ...entry, undoneBy: id });
    else undone.set(undo, id);
    return events;
  };

  const answer = (entry: AskedEntry): readonly PlayEvent[] => {
    const before = earlier.get(entry.id);
    if (before !== undefined) {
      return before.uid === actor.uid ? before.events : refuse("Cette action a déjà été faite.");
    }
    if (entry.campaignId !== undefined && entry.campaignId !== character.campaignId) {
      return refuse("Ce personnage n'est plus dans cette campagne.");
    }
    if ("undo" in entry) return takeBack(entry.id, entry.undo);
    if ("advance" in entry) return advance(entry.id, entry.advance);
    if ("drink" in entry) return drink(entry.id, entry.drink.itemId);
    if ("downtime" in entry) return doBetweenEvenings(entry.id, entry.downtime);
    const operations = operationsOf(entry).map(parsed);
    const isMj = actor.role === "mj";
    const forGroup = entry.forGroup === true && isMj;
    const asked = entry.roll;
    const mayHeal = asked?.audience === "table" && asked.parts === undefined;
    const mayApply = isMj || (mayHeal && isOwnHealing(rolls.get(asked.id), character.id));
    const roll = mayApply ? asked : undefined;
    if (roll && applied.notYet(roll, [character]).length === 0) return [];
    const found = roll && rolls.get(roll.id);
    const cause = found && causeOf(found);
    const said = {
      operations,
      ...(forGroup && { forGroup }),
      ...(roll && { roll }),
      ...(cause && { cause }),
    };
    const events = logged(entry.id, said, operations);
    if (roll) applied.apply(roll, [character.id], entry.id);
    return events;
  };

  const answers = decideEntries(entries, (entry) => ({ events: [...answer(entry)] }));
  const noted = { created, undone, applied: changedRolls(rolls, applied.all()) };
  if (created.size === 0) return { document: stored, build, answers, ...noted };
  const operationIds = [...stored.operationIds, ...created.keys()].slice(-MAX_OPERATIONS_NAMED);
  const document = {
    ownerId: stored.ownerId,
    state,
    revision: stored.revision + 1,
    operationIds,
    ...countedFor(actor, character.campaignId, stored, count, now),
    ...(downtime && { downtime }),
    latest: latestEntries(stored.latest ?? [], created, undone),
    updatedAt: now,
  };
  return { document, build, answers, ...noted };
}
