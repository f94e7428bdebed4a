interface Grouped {
  readonly id: string;
  readonly follows?: string | undefined;
}

/** A roll with those that follow it, and with those that follow these, in the order in which it was thrown. */
export interface RollGroup<Roll extends Grouped> {
  readonly roll: Roll;
  readonly followers: readonly Roll[];
}

/**
 * A log with each damage under its attack, and each roll of a spell or a power under its line: all stand where the newest
 * of them does. What follows a roll that is not among them stands alone. `rolls`: newest first.
 */
export function groupRolls<Roll extends Grouped>(rolls: readonly Roll[]): RollGroup<Roll>[] {
  const byId = new Map(rolls.map((roll) => [roll.id, roll]));
  const followed = (roll: Roll): Roll => (roll.follows && byId.get(roll.follows)) || roll;
  // Damage follows an attack, which opposes another, which follows a spell: no line is longer.
  const headOf = (roll: Roll): Roll => followed(followed(followed(roll)));
  const heads = [...new Set(rolls.map(headOf))];
  const oldestFirst = rolls.toReversed();
  return heads.map((roll) => ({
    roll,
    followers: oldestFirst.filter((one) => one !== roll && headOf(one) === roll),
  }));
}
