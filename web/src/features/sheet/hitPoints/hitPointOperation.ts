import type { AnyOperation } from "domain/play/playSystem";
import type { SystemId } from "domain/systems/systemIds";

/** How hit points change: lost, healed, or temporary ones granted (D&D alone). */
export type HitPointChange = "damage" | "healing" | "temporary";

const KINDS = { damage: "damage", healing: "heal", temporary: "grantTemporary" } as const;

/** The operation of the game that changes hit points by so many; of a vampire, superficial marks on Health. */
export function hitPointOperation(system: SystemId, change: HitPointChange, amount: number): AnyOperation {
  const kind = KINDS[change];
  if (system !== "vampire") return { kind, amount };
  return change === "damage"
    ? { kind, track: "health", severity: "superficial", amount, halved: false }
    : { kind, track: "health", superficial: amount, aggravated: 0 };
}
