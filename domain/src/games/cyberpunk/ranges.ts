import { foldText } from "../../values/text/foldText";
import { numberText } from "../../values/text/typedNumber";

/** The kinds of weapons that distance matters to. */
export const RANGED_WEAPONS = [
  "pistol",
  "smg",
  "shotgun",
  "rifle",
  "sniper",
  "bow",
  "grenades",
  "rockets",
  "thrown",
] as const;
export type RangedWeapon = (typeof RANGED_WEAPONS)[number];

export const RANGED_WEAPON_NAMES: Readonly<Record<RangedWeapon, string>> = {
  pistol: "Pistolet",
  smg: "Pistolet-mitrailleur",
  shotgun: "Fusil à pompe",
  rifle: "Fusil d'assaut",
  sniper: "Fusil de précision",
  bow: "Arc ou arbalète",
  grenades: "Lance-grenades",
  rockets: "Lance-roquettes",
  thrown: "Lancer à la main",
};

/** The farthest metre of each band. */
const BANDS = [6, 12, 25, 50, 100, 200, 400, 800] as const;

/** What a shot must beat in each band, as far as the weapon carries. */
const SINGLE: Readonly<Record<RangedWeapon, readonly number[]>> = {
  pistol: [13, 15, 20, 25, 30, 30],
  smg: [15, 13, 15, 20, 25, 25, 30],
  shotgun: [13, 15, 20, 25, 30, 35],
  rifle: [17, 16, 15, 13, 15, 20, 25, 30],
  sniper: [30, 25, 25, 20, 15, 16, 17, 20],
  bow: [15, 13, 15, 17, 20, 22],
  grenades: [16, 15, 15, 17, 20, 22, 25],
  rockets: [17, 16, 15, 15, 20, 20, 25, 30],
  // As from a launcher, as far as an arm throws.
  thrown: [16, 15, 15],
};

interface Burst {
  /** What the margin multiplies its damage with at most. */
  readonly factor: number;
  readonly difficulties: readonly number[];
}

/** Of the weapons that fire bursts. */
const BURSTS: Readonly<Partial<Record<RangedWeapon, Burst>>> = {
  smg: { factor: 3, difficulties: [20, 17, 20, 25, 30] },
  rifle: { factor: 4, difficulties: [22, 20, 17, 20, 25] },
};

export const burstFactorOf = (weapon: RangedWeapon | undefined): number =>
  (weapon && BURSTS[weapon]?.factor) ?? 0;

/**
 * What a shot of a weapon must beat at somebody so many metres away, or a burst of it; undefined beyond its range.
 *
 * @example difficultyAt("rifle", 18) // 15
 */
export function difficultyAt(weapon: RangedWeapon, metres: number, isBurst = false): number | undefined {
  const band = BANDS.findIndex((farthest) => metres <= farthest);
  const difficulties = isBurst ? BURSTS[weapon]?.difficulties : SINGLE[weapon];
  return difficulties?.[band];
}

/**
 * What distance asks of a weapon: « DV 15 à 18 m, rafale 17 », « hors de portée à 900 m », or without one of each band:
 * « DV 13 à 6 m, 15 à 12 m, 20 à 25 m ».
 */
export function distanceText(weapon: RangedWeapon, metres?: number): string {
  if (metres === undefined) {
    return `DV ${SINGLE[weapon].map((difficulty, band) => `${difficulty} à ${BANDS[band]} m`).join(", ")}`;
  }
  const [single, burst] = [difficultyAt(weapon, metres), difficultyAt(weapon, metres, true)];
  const away = `à ${numberText(metres)} m`;
  if (single === undefined) return `hors de portée ${away}`;
  return `DV ${single} ${away}${burst === undefined ? "" : `, rafale ${burst}`}`;
}

/** What distance asks of one shot, or of one burst: « DV 15 à 18 m », « Hors de portée à 900 m ». */
export function shotText(weapon: RangedWeapon, metres: number, isBurst = false): string {
  const asked = difficultyAt(weapon, metres, isBurst);
  const away = `à ${numberText(Math.round(metres * 10) / 10)} m`;
  return asked === undefined ? `Hors de portée ${away}` : `DV ${asked} ${away}`;
}

/** What the words of a weapon say of its kind; the first that matches decides. */
const WORDS: readonly (readonly [words: RegExp, weapon: RangedWeapon])[] = [
  [/\blance-roquettes?\b|\brockets?\b/, "rockets"],
  [/\blance-grenades?\b/, "grenades"],
  [/\b(?:pistolets?-mitrailleurs?|mitraillettes?|smg)\b/, "smg"],
  [/\b(?:pompe|chevrotine|shotgun)\b/, "shotgun"],
  [/\bgrenades?\b/, "thrown"],
  [/\b(?:precision|sniper)\b/, "sniper"],
  [/\b(?:assaut|carabine|rifle)\b/, "rifle"],
  [/\b(?:arcs?|arbaletes?|bow|crossbow)\b/, "bow"],
  [/\b(?:pistolets?|revolvers?|arme de poing|pistol|handgun)\b/, "pistol"],
];

/** The kind of a weapon by its name and what else is said of it; undefined where no table has it. */
export const rangedWeaponOf = (...texts: readonly string[]): RangedWeapon | undefined => {
  const words = foldText(texts.join(" ; "));
  return WORDS.find(([kind]) => kind.test(words))?.[1];
};
