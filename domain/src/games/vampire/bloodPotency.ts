/** What a vampire's Blood Potency gives, and what it costs. */
export interface BloodPotency {
  /** The dice that a surge of blood adds to a roll. */
  readonly surge: number;
  /** The superficial damage that one rouse check mends. */
  readonly mended: number;
  /** The dice added to rolls of disciplines. */
  readonly powerBonus: number;
  /** The highest level of a discipline whose rouse check is rolled with two dice; 0 for none. */
  readonly rerolledLevel: number;
  /** The severity of the clan's bane. */
  readonly bane: number;
}

const row = (
  surge: number,
  mended: number,
  powerBonus: number,
  rerolledLevel: number,
  bane: number,
): BloodPotency => ({ surge, mended, powerBonus, rerolledLevel, bane });

/** How blood feeds a vampire, which the old find harder. */
interface Feeding {
  /** The share of the Hunger that blood of animals and of bags slakes: 1, a half, or none. */
  readonly poorBlood: 0 | 0.5 | 1;
  /** How much less a living human slakes. */
  readonly less: number;
  /** The Hunger below which only a human who is drained and killed leads. */
  readonly least: number;
}

/** What Blood Potency from 0 to 10 makes of feeding. */
export function feedingOf(potency: number): Feeding {
  const poorBlood = potency >= 3 ? 0 : potency === 2 ? 0.5 : 1;
  const less = [4, 6, 10].filter((from) => potency >= from).length;
  const least = 1 + [5, 8].filter((from) => potency >= from).length;
  return { poorBlood, less, least };
}

/** From 0, the thin-bloods', to 10. */
const BLOOD_POTENCIES: readonly BloodPotency[] = [
  row(1, 1, 0, 0, 0),
  row(2, 1, 0, 1, 2),
  row(2, 2, 1, 1, 2),
  row(3, 2, 1, 2, 3),
  row(3, 3, 2, 2, 3),
  row(4, 3, 2, 3, 4),
  row(4, 3, 3, 3, 4),
  row(5, 3, 3, 4, 5),
  row(5, 4, 4, 4, 5),
  row(6, 4, 4, 5, 6),
  row(6, 5, 5, 5, 6),
];

export const BLOOD_POTENCY_RANGE = { min: 0, max: BLOOD_POTENCIES.length - 1 } as const;

const HIGHEST = row(6, 5, 5, 5, 6);

/** What a Blood Potency from 0 to 10 gives. */
export function bloodPotencyOf(potency: number): BloodPotency {
  return BLOOD_POTENCIES[Math.max(0, potency)] ?? HIGHEST;
}

/** `"Coup de sang +2 · soin 1 · fléau 2"`, and what disciplines gain, where they gain something. */
export function bloodPotencyText(potency: number): string {
  const { surge, mended, powerBonus, bane } = bloodPotencyOf(potency);
  return [
    `Coup de sang +${surge}`,
    powerBonus > 0 && `disciplines +${powerBonus}`,
    `soin ${mended}`,
    `fléau ${bane}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
