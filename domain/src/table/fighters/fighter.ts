import { type ActPreview, foreseeAct, previewTaken } from "../../game/foreseeAct";
import type { AnyPlaySystem } from "../../game/play";
import type { AskedAct, ChangeAct } from "../../game/tableActs";
import type { SystemId } from "../../values/systemIds";
import {
  type CreatureOperation,
  creatureChanges,
  type FightingCreature,
  foreseeCreatureAct,
  foreseeCreatureHit,
} from "../fight/creatureActs";
import { type HitPart, hitTaken } from "../rolls/hits";

type Operation = { readonly kind: string };

/** A hero in play, as the rules of its game see it. */
interface FightingHero {
  readonly kind: "character";
  readonly play: AnyPlaySystem;
  readonly state: Readonly<Record<string, unknown>>;
  readonly limits: unknown;
}

/** Who may be hurt, healed and marked: a hero, or a creature of a fight. */
export type Fighter =
  | FightingHero
  | {
      readonly kind: "creature";
      readonly system: SystemId;
      readonly play: Pick<AnyPlaySystem, "acts">;
      readonly of: FightingCreature;
    };

/** What is done to a fighter: an act of its game, or what rolls come to that are one hit. */
export type FighterAct = AskedAct | { readonly kind: "hit"; readonly parts: readonly HitPart[] };

/** What an act does to a hero, or to creatures. */
export type Foreseen =
  | { readonly kind: "character"; readonly preview: ActPreview<Operation> }
  | { readonly kind: "creature"; readonly preview: ActPreview<CreatureOperation> };

/** What an act would do to a fighter now, with the operation that does it; undefined where it makes no sense. */
export function foreseeOn(fighter: Fighter, act: FighterAct): Foreseen | undefined {
  if (fighter.kind === "character") {
    const preview = onHero(fighter, act);
    return preview && { kind: "character", preview };
  }
  const { system, play, of } = fighter;
  const preview =
    act.kind === "hit"
      ? foreseeCreatureHit(system, of, act.parts)
      : foreseeCreatureAct(system, play, of, act);
  return preview && { kind: "creature", preview };
}

function onHero({ play, state, limits }: FightingHero, act: FighterAct): ActPreview | undefined {
  if (act.kind !== "hit") return foreseeAct(play, state, limits, act);
  return previewTaken(play, state, limits, hitTaken(play, act.parts, state, limits));
}

/** The changes that make sense for a fighter now. */
export const changesOf = (fighter: Fighter): readonly ChangeAct<Operation>[] =>
  fighter.kind === "character"
    ? fighter.play.acts.changesOf(fighter.state, fighter.limits)
    : creatureChanges(fighter.system, fighter.of.now);
