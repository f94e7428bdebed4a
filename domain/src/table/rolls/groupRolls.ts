interface Grouped {
  readonly id: string;
  readonly follows?: string | undefined;
}

/** A roll with the damage that follows it, in the order in which it was thrown. */
export interface RollGroup<Roll extends Grouped> {
  readonly roll: Roll;
  readonly followers: readonly Roll[];
}

/**
 * A log with each damage under its attack: both stand where the newest of them does. Damage whose attack is not among
 * them stands alone. `rolls`: newest first.
 */
export function groupRolls<Roll extends Grouped>(rolls: readonly Roll[]): RollGroup<Roll>[] {
  const byId = new Map(rolls.map((roll) => [roll.id, roll]));
  const headOf = (roll: Roll): Roll => (roll.follows && byId.get(roll.follows)) || roll;
  const heads = [...new Set(rolls.map(headOf))];
  const oldestFirst = rolls.toReversed();
  return heads.map((roll) => ({
    roll,
    followers: oldestFirst.filter((one) => one !== roll && headOf(one) === roll),
  }));
}
