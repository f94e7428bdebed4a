import type { ActPreview } from "../../game/foreseeAct";
import type { Creature } from "../../game/gameTypes";
import type { AnyPlaySystem } from "../../game/play";
import type { AskedAct, ChangeAct } from "../../game/tableActs";
import { creaturesOf } from "../../games/registry/creatures";
import { gameOf } from "../../games/registry/games";
import { isDeepEqual } from "../../values/isDeepEqual";
import type { SystemId } from "../../values/systemIds";
import { creatureDamageTaken } from "../creatures/creatureDamage";
import { type CreatureHit, type CreatureInFight, hitCreature, hitText } from "../panel/creaturesInFight";
import { byKind, type HitPart, pointsOf } from "../rolls/hits";
import type { FightOperation } from "./fightOperation";

/** A creature of a fight with its numbers, as far as they are known. */
export interface FightingCreature {
  readonly id: string;
  readonly now: CreatureInFight;
  readonly creature: Creature | undefined;
}

/** What an act does to creatures, as an operation of their fight. */
export type CreatureOperation = Extract<
  FightOperation,
  { readonly type: "hitCreatures" | "setCreatureCondition" }
>;

const END = "end-";

/** The condition that a change begins or ends, as it is shown; undefined for another change. */
export function creatureCondition(
  system: SystemId,
  changeId: string,
): { readonly label: string; readonly on: boolean } | undefined {
  const on = !changeId.startsWith(END);
  const wanted = on ? changeId : changeId.slice(END.length);
  const label = creaturesOf(system).conditions.find(([id]) => id === wanted)?.[1];
  return label === undefined ? undefined : { label, on };
}

/** The conditions that may begin or end for a creature, under the ids that characters' changes have. */
export function creatureChanges(
  system: SystemId,
  { conditions }: Pick<CreatureInFight, "conditions">,
): ChangeAct<{ readonly kind: string }>[] {
  const operation = { kind: "setCreatureCondition" };
  return creaturesOf(system).conditions.map(([id, label]) =>
    conditions.includes(label)
      ? { id: `${END}${id}`, label, group: "Mettre fin à", operation }
      : { id, label, group: "États", operation },
  );
}

interface Hit {
  readonly hit: CreatureHit;
  readonly parts: readonly string[];
}

/** What a hit does to a creature by its numbers, each kind of its damage by itself; all of it where these are not known. */
function creatureHitOf({ id, now, creature }: FightingCreature, parts: readonly HitPart[]): Hit {
  if (creature === undefined) return { hit: { id, points: pointsOf(parts) }, parts: [] };
  const taken = byKind(parts).map(({ damage, points }) => creatureDamageTaken(creature, damage, points, now));
  const aggravated = taken.flatMap((one) => one.aggravated ?? []);
  const begins = [...new Set(taken.flatMap((one) => one.begins ?? []))];
  const ablated = taken.find((one) => one.ablated !== undefined)?.ablated;
  return {
    hit: {
      id,
      points: taken.reduce((sum, { lost }) => sum + lost, 0),
      ...(ablated && { ablated }),
      ...(aggravated.length > 0 && { aggravated: aggravated.reduce((sum, one) => sum + one, 0) }),
      ...(begins.length > 0 && { begins }),
    },
    parts: taken.flatMap((one) => one.parts),
  };
}

/** What damage or healing does to a creature by its numbers; undefined where it takes no such act. */
function creatureHit(
  play: Pick<AnyPlaySystem, "acts">,
  { id, now, creature }: FightingCreature,
  asked: Exclude<AskedAct, { kind: "change" }>,
): Hit | undefined {
  const [ordinary] = play.acts.healing;
  if (asked.kind === "healing") {
    return asked.act === ordinary?.id ? { hit: { id, points: -asked.points }, parts: [] } : undefined;
  }
  const spec = play.acts.damage.find((act) => act.id === asked.act)?.spec;
  if (spec === undefined) return undefined;
  return creatureHitOf({ id, now, creature }, [{ damage: spec, points: asked.points }]);
}

/** What a hit would do to a creature now. */
export const foreseeCreatureHit = (
  system: SystemId,
  target: FightingCreature,
  parts: readonly HitPart[],
): ActPreview<CreatureOperation> => previewHit(system, target.now, creatureHitOf(target, parts));

/** What an act would do to a creature now; undefined where it makes no sense for it. */
export function foreseeCreatureAct(
  system: SystemId,
  play: Pick<AnyPlaySystem, "acts">,
  target: FightingCreature,
  asked: AskedAct,
): ActPreview<CreatureOperation> | undefined {
  const { id, now } = target;
  if (asked.kind === "change") {
    const condition = creatureCondition(system, asked.act);
    if (condition === undefined || now.conditions.includes(condition.label) === condition.on)
      return undefined;
    const text = condition.on ? condition.label : `Fin : ${condition.label}`;
    const operation = {
      type: "setCreatureCondition",
      ids: [id],
      condition: condition.label,
      on: condition.on,
    } as const;
    return { parts: [], events: [{ text, tone: "neutral" }], operation };
  }
  const done = creatureHit(play, target, asked);
  if (done === undefined) return undefined;
  return previewHit(system, now, done);
}

function previewHit(system: SystemId, now: CreatureInFight, done: Hit): ActPreview<CreatureOperation> {
  const after = hitCreature(now, done.hit);
  if (
    isDeepEqual({ ...after, aggravated: after.aggravated ?? 0 }, { ...now, aggravated: now.aggravated ?? 0 })
  ) {
    return { parts: done.parts, events: [] };
  }
  const lost = done.hit.points > 0 ? done.hit.points : (done.hit.aggravated ?? 0);
  const life = (creature: CreatureInFight) => ({
    label: gameOf(system).lifeUnit,
    current: creature.max - creature.lost,
    max: creature.max,
  });
  return {
    parts: done.parts,
    events: [{ text: hitText(system, now, after), tone: lost > 0 ? "bad" : "good" }],
    operation: { type: "hitCreatures", hits: [done.hit] },
    ...(lost > 0 && { lost }),
    life: [life(now), life(after)],
  };
}
