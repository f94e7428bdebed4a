import type { ActPreview } from "../../game/foreseeAct";
import type { AnyPlaySystem } from "../../game/play";
import type { DamageSpec } from "../../game/rolls/damage";
import type { AskedAct, ChangeAct } from "../../game/tableActs";
import type { Creature } from "../../games/creature";
import { CONDITION_IDS, CONDITIONS } from "../../games/dnd5e/play/conditions";
import type { SystemId } from "../../values/systemIds";
import { creatureDamageTaken } from "../creatures/creatureDamage";
import {
  type CreatureHit,
  type CreatureInFight,
  hitCreature,
  hitText,
  LIFE_UNITS,
} from "../panel/creaturesInFight";

/** A creature of a fight with its numbers, as far as they are known. */
export interface FightingCreature {
  readonly id: string;
  readonly now: CreatureInFight;
  readonly creature: Creature | undefined;
}

/** What an MJ notes of a creature in games whose rules have no list. */
const PLAIN_CONDITIONS = ["À terre", "Aveuglé", "Effrayé", "Immobilisé", "Sonné", "Inconscient"];

const END = "end-";

/** The conditions that a creature may have, by their ids. */
function conditionsOf(system: SystemId): readonly (readonly [id: string, label: string])[] {
  return system === "dnd5e"
    ? CONDITION_IDS.map((id) => [id, CONDITIONS[id].name] as const)
    : PLAIN_CONDITIONS.map((label) => [label, label] as const);
}

/** The condition that a change begins or ends, as it is shown; undefined for another change. */
export function creatureCondition(
  system: SystemId,
  changeId: string,
): { readonly label: string; readonly on: boolean } | undefined {
  const on = !changeId.startsWith(END);
  const wanted = on ? changeId : changeId.slice(END.length);
  const label = conditionsOf(system).find(([id]) => id === wanted)?.[1];
  return label === undefined ? undefined : { label, on };
}

/** The conditions that may begin or end for a creature, under the ids that characters' changes have. */
export function creatureChanges(
  system: SystemId,
  { conditions }: Pick<CreatureInFight, "conditions">,
): ChangeAct<{ readonly kind: string }>[] {
  const operation = { kind: "setCreatureCondition" };
  return conditionsOf(system).map(([id, label]) =>
    conditions.includes(label)
      ? { id: `${END}${id}`, label, group: "Mettre fin à", operation }
      : { id, label, group: "États", operation },
  );
}

interface Hit {
  readonly hit: CreatureHit;
  readonly parts: readonly string[];
}

/** What points of damage do to a creature by its numbers; all of them where these are not known. */
export function creatureHitOf(
  { id, now, creature }: FightingCreature,
  damage: DamageSpec,
  points: number,
): Hit {
  if (creature === undefined) return { hit: { id, points }, parts: [] };
  const petrified = now.conditions.includes(CONDITIONS.petrified.name);
  const taken = creatureDamageTaken(creature, damage, points, {
    ...(now.ablation && { ablation: now.ablation }),
    petrified,
  });
  return { hit: { id, points: taken.lost, ablated: taken.ablated }, parts: taken.parts };
}

/** What damage or healing does to a creature by its numbers; undefined where it takes no such act. */
export function creatureHit(
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
  return creatureHitOf({ id, now, creature }, spec, asked.points);
}

/** A roll's damage against a creature as it is now, with the hit that applies it; no hit where nothing is left of it. */
export function foreseeCreatureDamage(
  system: SystemId,
  target: FightingCreature,
  spec: DamageSpec,
  points: number,
): { readonly preview: ActPreview; readonly hit: CreatureHit | undefined } {
  const done = creatureHitOf(target, spec, points);
  const preview = previewHit(system, target.now, done);
  return { preview, hit: preview.operation && done.hit };
}

/** What an act would do to a creature now; undefined where it makes no sense for it. */
export function foreseeCreatureAct(
  system: SystemId,
  play: Pick<AnyPlaySystem, "acts">,
  target: FightingCreature,
  asked: AskedAct,
): ActPreview | undefined {
  const { now } = target;
  if (asked.kind === "change") {
    const condition = creatureCondition(system, asked.act);
    if (condition === undefined || now.conditions.includes(condition.label) === condition.on)
      return undefined;
    const text = condition.on ? condition.label : `Fin : ${condition.label}`;
    return { parts: [], events: [{ text, tone: "neutral" }], operation: { kind: "setCreatureCondition" } };
  }
  const done = creatureHit(play, target, asked);
  if (done === undefined) return undefined;
  return previewHit(system, now, done);
}

function previewHit(system: SystemId, now: CreatureInFight, done: Hit): ActPreview {
  const after = hitCreature(now, done.hit);
  if (after.lost === now.lost && done.hit.ablated === undefined) return { parts: done.parts, events: [] };
  const life = (creature: CreatureInFight) => ({
    label: LIFE_UNITS[system],
    current: creature.max - creature.lost,
    max: creature.max,
  });
  return {
    parts: done.parts,
    events: [{ text: hitText(system, now, after), tone: done.hit.points > 0 ? "bad" : "good" }],
    operation: { kind: "hitCreatures" },
    life: [life(now), life(after)],
  };
}
