import type { AppliedRoll } from "domain/documents/appliedRoll";
import type { InitiativeEntry } from "domain/documents/initiativeState";
import type { RollDocument } from "domain/documents/roll";
import { type ActPreview, leftText } from "domain/game/foreseeAct";
import type { AnyPlaySystem, OwedRoll } from "domain/game/play";
import type { ChangeAct } from "domain/game/tableActs";
import type { PlayEvent } from "domain/operations/applied";
import { aimedCreature, type KnownFight } from "domain/table/fight/aliases";
import type { CreatureOperation, FightingCreature } from "domain/table/fight/creatureActs";
import {
  changesOf,
  type Fighter,
  type FighterAct,
  type Foreseen,
  foreseeOn,
} from "domain/table/fighters/fighter";
import { checkUndo, type PlayActor } from "domain/table/play/undo";
import { type Application, applicationsOf, appliedOnceSent } from "domain/table/rolls/applications";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../browser/randomId";
import { UNREADABLE } from "../../live/listeners";
import { toast } from "../../ui/toast";
import type { Hero, Heroes } from "../heroes/useHeroes";
import type { ConditionEnd, ConditionTimes } from "./conditionTimes";
import type { Target } from "./target";

type Rolled = Pick<RollDocument, "applied"> & { readonly id: string };

/** Somebody of a table who may be acted on: a hero, or a creature of the fight that has numbers. */
export interface TableFighter extends Target {
  /** Of a hero: its player's uid. */
  readonly userId: string | undefined;
  /** What an act would do now; undefined where it makes no sense. */
  readonly foresee: (act: FighterAct) => ActPreview<unknown> | undefined;
  /** The changes that make sense now. */
  readonly changes: () => readonly ChangeAct<unknown>[];
  /** The operation by which a roll met it, be it on its way; undefined where it did not, or was taken back. */
  readonly metBy: (roll: Rolled) => string | undefined;
  /** What such an operation did, as far as this device knows. */
  readonly eventsOf: (operation: string) => readonly PlayEvent[];
  /** The rolls that its state asks for. */
  readonly owed: readonly OwedRoll[];
}

/** An act on one of them. */
export interface Share {
  readonly id: string;
  readonly act: FighterAct;
  /** Whose damage or healing it is: applied to each once. */
  readonly roll?: AppliedRoll | undefined;
}

/** Who fights at a table, as its MJ acts on them. */
export interface Fighters extends Pick<Heroes, "play" | "heroes" | "coming"> {
  /** Heroes, then the creatures in their order. */
  readonly all: readonly TableFighter[];
  readonly of: (id: string) => TableFighter | undefined;
  /** Whom a roll is aimed at; undefined of one who has left. */
  readonly aimedAt: (target: NonNullable<RollDocument["target"]>) => TableFighter | undefined;
  /** The ids of those whom a roll met. */
  readonly metBy: (roll: Rolled) => readonly string[];
  /** Acts on several by one press, at once and without a connection too. `ending`: of a condition that ends by itself. */
  readonly apply: (shares: readonly Share[], ending?: ConditionEnd) => void;
  /** Takes back an operation by which a roll met somebody; undefined where that cannot be. */
  readonly undoOf: (id: string, operation: string) => (() => void) | undefined;
  /** With whose turn a condition may end: those of the running order; none without a fight. */
  readonly turns: ConditionTimes["turns"];
}

/** Something that was done to several by one press. */
export interface DoneAct {
  readonly said: string;
  /** The fight's operations of it. */
  readonly steps: readonly string[];
  /** Its operations on heroes. */
  readonly onHeroes: readonly { readonly id: string; readonly operation: string }[];
  /** Once: a second time does nothing. */
  readonly takeBack: () => void;
}

/** What the creatures of a fight are acted on with. */
export interface FightSide {
  readonly system: SystemId;
  readonly order: readonly InitiativeEntry[];
  readonly known: Pick<KnownFight, "panel" | "aliases">;
  /** Undefined of one that has no numbers, and while they load. */
  readonly creatureOf: (id: string) => FightingCreature | undefined;
  /** Which rolls met them, with what waits. */
  readonly applied: readonly Application[];
  readonly act: (operation: CreatureOperation, roll?: AppliedRoll) => string | undefined;
  readonly takeBack: (operation: string) => void;
  /** The operations that can be taken back, the newest first. */
  readonly steps: readonly { readonly id: string }[];
  /** Where the fight is run. */
  readonly times?: ConditionTimes | undefined;
}

/** « Résistance (feu) : 12 → 6 · −6 PV (feu) · PV 20 → 14 sur 20 », or why not. */
export function previewText(preview: ActPreview<unknown>): string {
  const { parts, events, refused, operation } = preview;
  if (refused !== undefined) return refused;
  if (operation === undefined) return [...parts, "Il n'en reste rien."].join(" · ");
  const left = leftText(preview);
  return [...parts, ...events.map(({ text }) => text), ...(left === undefined ? [] : [left])].join(" · ");
}

/** What is said of acts, of which the newest takes the place of the one before. */
export const ACTS = "table-acts";

/** Between what is said of one and of another. */
const BETWEEN = " — ";

/** One of them with the rules that an act on it follows. */
interface Ruled {
  readonly shown: TableFighter;
  readonly fighter: Fighter;
  readonly hero: Hero | undefined;
}

/**
 * Who fights at a table. `fight`: undefined for whoever does not run it; `onDone`: hears of each press that was taken; `now`:
 * epoch milliseconds.
 */
export function fightersOf(
  { campaignId, role, now, onDone }: FightersOptions,
  { play, heroes, coming }: Heroes,
  fight: FightSide | undefined,
): Fighters {
  const readable = [...heroes.values()].filter((hero): hero is Hero => hero !== UNREADABLE);
  const creatures = (play && fight?.order.flatMap((entry) => ruledCreature(fight, play, entry) ?? [])) ?? [];
  const ruled = [...((play && readable.map((hero) => ruledHero(play, hero))) ?? []), ...creatures];
  const byId = new Map(ruled.map((one) => [one.shown.id, one]));
  const of = (id: string) => byId.get(id)?.shown;
  return {
    ...{ play, heroes, coming, of },
    all: ruled.map(({ shown }) => shown),
    aimedAt: (target) => {
      const id = target.kind === "creature" ? fight && aimedCreature(fight.known, target) : target.id;
      return id === undefined ? undefined : of(id);
    },
    metBy: (roll) => {
      const said = [...applicationsOf(roll), ...(fight?.applied ?? [])].filter((one) => one.roll === roll.id);
      const here = ruled.flatMap(({ shown }) => (shown.metBy(roll) === undefined ? [] : [shown.id]));
      const gone = said.flatMap(({ id }) => (byId.has(id) ? [] : [id]));
      return [...new Set([...here, ...gone])];
    },
    apply: (shares, ending) => {
      const taken = shares.flatMap((share) => byId.get(share.id) ?? []);
      const sent = sendAll(campaignId, fight, byId, shares);
      if (sent.length > 0) {
        const done = doneBy(sent);
        toast("success", done.said, { label: "Annuler", run: done.takeBack }, ACTS);
        onDone?.(done);
      }
      const targets = taken.map(({ shown }) => shown);
      const [change] = shares.flatMap(({ act }) => (act.kind === "change" ? act.act : []));
      if (change === undefined) return;
      fight?.times?.ended(targets, change);
      if (ending !== undefined) fight?.times?.begin(targets, change, ending);
    },
    undoOf: (id, operation) => {
      const hero = byId.get(id)?.hero;
      if (hero) return undoOnHero({ campaignId, role, now }, hero, operation);
      return fight?.steps[0]?.id === operation ? () => fight.takeBack(operation) : undefined;
    },
    turns: fight?.times?.turns ?? [],
  };
}

interface FightersOptions {
  readonly campaignId: string;
  /** As what the viewer acts on the heroes. */
  readonly role: PlayActor["role"];
  readonly now: () => number;
  readonly onDone?: ((done: DoneAct) => void) | undefined;
}

function doneBy(sent: readonly SentAct[]): DoneAct {
  let over = false;
  return {
    said: sent.map(({ said }) => said).join(BETWEEN),
    steps: sent.flatMap(({ step }) => step ?? []),
    onHeroes: sent.flatMap(({ onHero }) => onHero ?? []),
    takeBack: () => {
      if (over) return;
      over = true;
      for (const { undo } of sent.toReversed()) undo();
    },
  };
}

/** Takes back an operation on a hero, that waits or is in its log. */
function undoOnHero(
  { campaignId, role, now }: FightersOptions,
  { outbox: { outbox, waiting }, stored }: Hero,
  operation: string,
): (() => void) | undefined {
  const logged = stored.latest?.find(({ id }) => id === operation);
  if (waiting.some((entry) => "undo" in entry && entry.undo === operation)) return undefined;
  const isUndoable = logged
    ? checkUndo({ ...logged, uid: logged.role }, { uid: role, role }, now()) === undefined
    : waiting.some(({ id }) => id === operation);
  return isUndoable ? () => outbox.write({ id: randomId(), undo: operation, campaignId }) : undefined;
}

function ruledHero(play: AnyPlaySystem, hero: Hero): Ruled {
  const { id, name, userId, state, limits, owed, outbox, stored, expected } = hero;
  const fighter = { kind: "character", play, state, limits } as const;
  const shown: TableFighter = {
    ...{ id, name, userId, owed, kind: "character" },
    foresee: (act) => foreseeOn(fighter, act)?.preview,
    changes: () => changesOf(fighter),
    metBy: (roll) =>
      appliedOnceSent(applicationsOf(roll), outbox.waiting, () => [id]).find(
        (one) => one.roll === roll.id && one.id === id,
      )?.operation,
    eventsOf: (operation) =>
      stored.latest?.find((entry) => entry.id === operation)?.events ?? expected.get(operation)?.events ?? [],
  };
  return { shown, fighter, hero };
}

function ruledCreature(fight: FightSide, play: AnyPlaySystem, entry: InitiativeEntry): Ruled | undefined {
  const { id, name } = entry;
  const of = fight.creatureOf(id);
  if (of === undefined) return undefined;
  const fighter = { kind: "creature", system: fight.system, play, of } as const;
  const shown: TableFighter = {
    ...{ id, name, kind: "creature", userId: undefined, owed: [] },
    foresee: (act) => foreseeOn(fighter, act)?.preview,
    changes: () => changesOf(fighter),
    metBy: (roll) =>
      [...applicationsOf(roll), ...fight.applied].find((one) => one.roll === roll.id && one.id === id)
        ?.operation,
    eventsOf: () => [],
  };
  return { shown, fighter, hero: undefined };
}

/** What was sent, how it is said, and what takes it back. */
interface SentAct {
  readonly said: string;
  /** Of the fight. */
  readonly step?: string;
  readonly onHero?: DoneAct["onHeroes"][number];
  readonly undo: () => void;
}

/** Sends an act on each, creatures of one roll by one operation; says of whom it makes no sense. */
function sendAll(
  campaignId: string,
  fight: FightSide | undefined,
  byId: ReadonlyMap<string, Ruled>,
  shares: readonly Share[],
): readonly SentAct[] {
  const sent: SentAct[] = [];
  const onCreatures: CreatureShare[] = [];
  for (const { id, act, roll } of shares) {
    const one = byId.get(id);
    const foreseen = one && foreseeOn(one.fighter, act);
    if (one === undefined) continue;
    const said = `${one.shown.name} : ${foreseen ? previewText(foreseen.preview) : "Cela n'y change rien."}`;
    if (foreseen === undefined || foreseen.preview.operation === undefined) {
      toast(foreseen?.preview.refused === undefined ? "info" : "error", said);
    } else if (foreseen.kind === "creature") {
      onCreatures.push({ said, operation: foreseen.preview.operation, roll });
    } else if (one.hero) {
      sent.push({ said, ...sendToHero(campaignId, one.hero, foreseen.preview.operation, roll) });
    }
  }
  for (const { said, operation, roll } of together(onCreatures)) {
    const id = fight?.act(operation, roll);
    if (id !== undefined) sent.push({ said, step: id, undo: () => fight?.takeBack(id) });
  }
  return sent;
}

function sendToHero(
  campaignId: string,
  { id: heroId, outbox: { outbox } }: Hero,
  operation: NonNullable<Extract<Foreseen, { kind: "character" }>["preview"]["operation"]>,
  roll: AppliedRoll | undefined,
): Pick<SentAct, "onHero" | "undo"> {
  const id = randomId();
  outbox.write({ id, operations: [{ ...operation }], campaignId, ...(roll && { roll }) });
  return {
    onHero: { id: heroId, operation: id },
    undo: () => outbox.write({ id: randomId(), undo: id, campaignId }),
  };
}

interface CreatureShare {
  readonly said: string;
  readonly operation: CreatureOperation;
  readonly roll: AppliedRoll | undefined;
}

/** Those that are one press as one operation: hits of one roll, or of none, and one condition. */
function together(shares: readonly CreatureShare[]): readonly CreatureShare[] {
  const all: CreatureShare[] = [];
  for (const share of shares) {
    const at = all.findIndex((one) => joined(one, share) !== undefined);
    const known = all[at];
    const operation = known && joined(known, share);
    if (known && operation) all[at] = { ...known, operation, said: `${known.said}${BETWEEN}${share.said}` };
    else all.push(share);
  }
  return all;
}

function joined(
  { operation: one, roll }: CreatureShare,
  { operation: other, roll: otherRoll }: CreatureShare,
): CreatureOperation | undefined {
  if (roll?.id !== otherRoll?.id || roll?.parts?.length !== otherRoll?.parts?.length) return undefined;
  if (one.type === "hitCreatures" && other.type === "hitCreatures") {
    return { ...one, hits: [...one.hits, ...other.hits] };
  }
  if (one.type !== "setCreatureCondition" || other.type !== "setCreatureCondition") return undefined;
  const isSame = one.condition === other.condition && one.on === other.on;
  return isSame ? { ...one, ids: [...one.ids, ...other.ids] } : undefined;
}
