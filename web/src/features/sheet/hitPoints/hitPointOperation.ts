import type { SystemId } from "domain/systems/systemIds";

/** How hit points change: lost, healed, or temporary ones granted (D&D alone). */
export type HitPointChange = "damage" | "healing" | "temporary";

type Operation = { readonly kind: string };

const boxes = (superficial: number) => ({ track: "health", superficial, aggravated: 0 });

const HURT: Readonly<Record<SystemId, (amount: number) => Operation>> = {
  dnd5e: (amount) => ({ kind: "damage", amount }),
  cyberpunk: (amount) => ({ kind: "damage", amount }),
  cthulhu: (amount) => ({ kind: "damage", amount }),
  vampire: (amount) =>
    ({ kind: "damage", track: "health", severity: "superficial", amount, halved: false }) as Operation,
};

/** The operation of the game that changes hit points (boxes of Health) by so many. */
export function hitPointOperation(system: SystemId, change: HitPointChange, amount: number): Operation {
  if (change === "damage") return HURT[system](amount);
  if (change === "temporary") return { kind: "grantTemporary", amount } as Operation;
  return system === "vampire"
    ? ({ kind: "heal", ...boxes(amount) } as Operation)
    : ({ kind: "heal", amount } as Operation);
}
