import type { TableRollView } from "domain/api/rolls";
import type { RollEffect } from "domain/game/rolls/rollEffect";
import type { RollAim } from "domain/table/rolls/tableRoll";
import type { RollMode } from "domain/values/dice/rollDice";
import type { SystemId } from "domain/values/systemIds";
import type { RollOfCreature } from "../creatures/CreatureAttacks";
import { useMjRoll } from "../rolls/useMjRoll";

interface CreatureAttackOptions {
  campaignId: string;
  system: SystemId;
  /** The creature's entry in the fight. */
  entry: { readonly id: string; readonly name: string };
  /** For the MJ alone. */
  secret: boolean;
  target?: RollAim | undefined;
  /** What the fight has done to it. */
  effects?: readonly RollEffect[];
  /** How checks are thrown, by the MJ's hand. */
  mode?: RollMode;
  /** Each roll as it was made: the attack, then its damage. */
  onRolled?: (roll: TableRollView) => void;
}

/**
 * Rolls for a creature of the fight, under its name. An attack (`CreatureStrike`) is one call: the server decides it by
 * its target's defence, and throws its damage unless it missed.
 */
export const useCreatureAttack = ({ entry, ...options }: CreatureAttackOptions): RollOfCreature =>
  useMjRoll({ ...options, name: entry.name, creatureId: entry.id });
