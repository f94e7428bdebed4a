import * as z from "zod/mini";
import type { FightDocument } from "../../documents/fight";
import type { Participant } from "../../documents/initiativeState";
import { requestIdSchema } from "../../values/requestId";
import { joinedOrder } from "../panel/creatureEvents";
import { type CreatureInFight, type CreaturesInFight, keepCreatures } from "../panel/creaturesInFight";
import { creatureGroupsSchema, type FightEntry } from "./fightOperation";
import type { HiddenById } from "./hiddenTokens";

/** Creatures that come onto a scene with their numbers; `id` is made once for each press. */
export const placedCreaturesSchema = z.object({ id: requestIdSchema, groups: creatureGroupsSchema });
export type PlacedCreatures = z.output<typeof placedCreaturesSchema>;

/** The entries of a fight with which creatures come onto a scene: into the order where it runs before it, else waiting. */
export function placingEntries(
  { id, groups }: PlacedCreatures,
  sceneId: string,
  joins: boolean,
): FightEntry[] {
  if (!joins) return [{ id, operation: { type: "placeCreatures", sceneId, groups } }];
  return groups.map((group, index) => ({
    id: index === 0 ? id : `${id.slice(3)}-${index}`,
    operation: { type: "addCreatures", ...group },
  }));
}

type Waiting = NonNullable<CreatureInFight["waiting"]>;

const allWaiting = ({ creatures }: CreaturesInFight): Waiting[] =>
  Object.values(creatures).flatMap(({ waiting }) => waiting ?? []);

const waitingOn = (fighting: CreaturesInFight, sceneId: string): Waiting[] =>
  allWaiting(fighting).filter((one) => one.sceneId === sceneId);

/** Who waits on a scene, as they join an order that is rolled before it. */
export const waitingBefore = (fighting: CreaturesInFight, sceneId: string): Participant[] =>
  waitingOn(fighting, sceneId).map(({ participant }) => participant);

/** Who waits on any scene, as they join an order. */
export const waitingIn = (fighting: CreaturesInFight): Participant[] =>
  allWaiting(fighting).map(({ participant }) => participant);

/** Everybody of a fight: who is in its order, and who waits on a scene. */
export const fightersOf = ({ initiative, fighting }: FightDocument["panel"]): Participant[] => [
  ...initiative.order,
  ...waitingIn(fighting),
];

/** An order that is rolled, with who waits on the scene that is shown; any other entry as it is. */
export function withWaiting(
  { panel }: Pick<FightDocument, "panel">,
  entry: FightEntry,
  sceneId: string | undefined,
): FightEntry {
  if (sceneId === undefined || "undo" in entry || entry.operation.type !== "rollInitiative") return entry;
  const { operation } = entry;
  const isAsked = ({ participant: { id } }: Waiting) => operation.joining?.includes(id) ?? true;
  const joining = waitingOn(panel.fighting, sceneId).filter(isAsked);
  const { activeIndex } = operation.initiative;
  // Nobody has acted: the first one begins, whoever that is now.
  const initiative = { ...joinedOrder(operation.initiative, joining), activeIndex };
  return joining.length === 0 ? entry : { ...entry, operation: { ...operation, initiative } };
}

type Placed = Pick<FightDocument, "panel" | "steps">;
type Creatures = Readonly<Record<string, CreatureInFight | null>>;

/** Creatures of whom those that wait are as `change` answers them: null for those of whom it answers undefined. */
function changedIn<C extends Creatures>(
  creatures: C,
  change: (id: string, waiting: Waiting) => Waiting | undefined,
): C | Creatures {
  const changed = Object.entries(creatures).flatMap(([id, creature]) => {
    if (!creature?.waiting) return [];
    const waiting = change(id, creature.waiting);
    return waiting === creature.waiting ? [] : [[id, waiting ? { ...creature, waiting } : null] as const];
  });
  return changed.length === 0 ? creatures : { ...creatures, ...Object.fromEntries(changed) };
}

/**
 * The fight whose waiting creatures are as `change` answers them, without those of whom it answers undefined; the same
 * object where that changes nothing. The steps follow, so that taking back an order brings nobody back as they were.
 */
export function changeWaiting<F extends Placed>(fight: F, change: Parameters<typeof changedIn>[1]): F {
  const { fighting } = fight.panel;
  const changed = changedIn(fighting.creatures, change);
  const steps = fight.steps.map((one) => {
    const before = one.step?.creatures;
    const creatures = before && changedIn(before, change);
    return creatures === before ? one : { ...one, step: { ...one.step, creatures } };
  });
  if (changed === fighting.creatures && steps.every((one, index) => one === fight.steps[index])) return fight;
  const kept = keepCreatures(fighting, (id) => changed[id] !== null);
  const creatures = Object.fromEntries(
    Object.entries(kept.creatures).map(([id, creature]) => [id, changed[id] ?? creature]),
  );
  return { ...fight, steps, panel: { ...fight.panel, fighting: { ...kept, creatures } } };
}

/** The fight without those that waited on a scene which is gone; the same object where none did. */
export const withoutScene = <F extends Placed>(fight: F, sceneId: string): F =>
  changeWaiting(fight, (_, waiting) => (waiting.sceneId === sceneId ? undefined : waiting));

/**
 * The fight after tokens of a scene, by the ids of their participants, were hidden, shown or taken off it: who waits there
 * hides as its token does, and leaves with it. The same object where that changes nothing.
 */
export const followingTokens = <F extends Placed>(
  fight: F,
  sceneId: string,
  { turned, gone }: { readonly turned: HiddenById; readonly gone: ReadonlySet<string> },
): F =>
  changeWaiting(fight, (id, waiting) => {
    if (waiting.sceneId !== sceneId) return waiting;
    if (gone.has(id)) return undefined;
    const { participant } = waiting;
    const hidden = turned.get(id) ?? participant.hidden;
    return hidden === participant.hidden ? waiting : { ...waiting, participant: { ...participant, hidden } };
  });

/** Whether creatures were placed and nothing else has happened: a device keeps its panel alone still. */
export const hasOnlyWaiting = ({ panel, startedAt, steps }: FightDocument): boolean =>
  startedAt === undefined &&
  steps.length === 0 &&
  panel.history.recorded === 0 &&
  panel.usedActions.length === 0 &&
  Object.keys(panel.tracks).length === 0;
