import type * as z from "zod/mini";
import type { SystemId } from "../values/systemIds";
import type { AskRules } from "./asks";
import type { AnyDowntimeAct } from "./downtime";
import type { Creature, DamageSpec, RollSpec, SaveSpec } from "./gameTypes";
import type { AnyPlaySystem } from "./play";
import type { DamageRules } from "./rolls/damage";
import type { RollRules } from "./rolls/rollRules";
import type { SaveRules } from "./rolls/saves";
import type { EquipmentRules, SheetRules } from "./sheetRules";

/**
 * A game, as shared code asks it. A question is a call (`gameOf(system).rolls.throw`); what only some games have is
 * there or not (`levels`), so that no shared code asks which game it is. What weighs stands in parts of its own, each
 * with a registry of its own (`games/registry/`): items, creatures, play, the Forge, presets.
 */
export interface Game<Spec, Damage, Save> {
  readonly id: SystemId;
  readonly sheet: SheetRules;
  readonly rolls: RollRules<Spec>;
  readonly damage: DamageRules<Damage>;
  readonly asks: AskRules;
  /** Without it, nothing is saved against. */
  readonly saves?: SaveRules<Save, Damage>;
  /** An object with `system`, bounded; `creatures/creatureRules.ts` says what its rules are. */
  readonly creatureSchema: z.ZodMiniObject;
  readonly creatures: () => Promise<readonly Creature[]>;
  /** What the life of creatures is counted in: `"PV"`. */
  readonly lifeUnit: string;
  /** How its characters change during play, loaded alone: for clients. */
  readonly play: () => Promise<AnyPlaySystem>;
  /** What its characters do alone between two evenings, loaded alone. Without it, nothing. */
  readonly downtime?: () => Promise<readonly AnyDowntimeAct[]>;
  /** Without it, what is worn changes nothing but what its items say. */
  readonly equipment?: EquipmentRules;
  /** Characters spend points on their build (`PlaySystem.advances`). */
  readonly spendsPoints?: true;
  /** The MJ chooses how the scores of new characters are come by. */
  readonly scoreMethods?: true;
  /** A diagonal step on squares counts as one. */
  readonly diagonalsAreOne?: true;
}

export type AnyGame = Game<RollSpec, DamageSpec, SaveSpec>;

/** A game with its own types. The registry forgets them: whoever asks with a value of the game gets one back. */
export const defineGame = <Spec extends RollSpec, Damage extends DamageSpec, Save extends SaveSpec = never>(
  game: Omit<Game<Spec, Damage, Save>, "play" | "downtime"> & {
    readonly play: () => Promise<unknown>;
    readonly downtime?: () => Promise<unknown>;
  },
): AnyGame => game as unknown as AnyGame;
