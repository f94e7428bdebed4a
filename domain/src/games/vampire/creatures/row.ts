import type { VampireCreature } from "./creature";

/** An antagonist in one line of the catalogue; what is missing is empty, and harm is superficial. */
export interface VampireRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly threat: number;
  readonly health: number;
  readonly willpower: number;
  /** Physical, social and mental. */
  readonly pools: readonly [number, number, number];
  readonly undead?: true;
  readonly skills?: readonly (readonly [name: string, dice: number])[];
  readonly attacks: readonly (readonly [
    id: string,
    name: string,
    pool: number,
    bonus: number,
    aggravated?: "aggravated",
  ])[];
  readonly traits?: readonly (readonly [name: string, text: string])[];
}

export const vampireCreature = (row: VampireRow): VampireCreature => ({
  id: row.id,
  system: "vampire",
  name: row.name,
  about: row.about,
  life: { max: row.health },
  threat: row.threat,
  willpower: row.willpower,
  pools: { physical: row.pools[0], social: row.pools[1], mental: row.pools[2] },
  initiative: 0,
  undead: row.undead === true,
  skills: (row.skills ?? []).map(([name, value]) => ({ name, value })),
  attacks: row.attacks.map(([id, name, pool, bonus, severity]) => ({
    id,
    name,
    pool,
    bonus,
    severity: severity ?? "superficial",
  })),
  traits: (row.traits ?? []).map(([name, text]) => ({ name, text })),
});
