import { hitPointsMax } from "../creation";
import type { CyberpunkCreature } from "./creature";

/** An antagonist in one line of the catalogue; all of the armour counts unless it says so. */
export interface CyberpunkRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly threat: number;
  /** REF, DEX, WILL, BODY and MOVE. */
  readonly stats: readonly [number, number, number, number, number];
  readonly combat: number;
  /** Stopping power of head and body. */
  readonly armour: readonly [number, number];
  /** What it adds to its REF when it acts. */
  readonly initiative?: number;
  readonly ignoresWounds?: "serious" | "all";
  readonly machine?: true;
  /** COOL and reputation, where it is known for them. */
  readonly facedown?: number;
  readonly skills?: readonly (readonly [name: string, value: number])[];
  readonly attacks: readonly (readonly [
    id: string,
    name: string,
    modifier: number,
    dice: string,
    armour?: "half" | "none",
  ])[];
  readonly traits?: readonly (readonly [name: string, text: string])[];
}

/** What fires, by the names of the catalogue. */
const GUNS: Readonly<
  Record<string, Pick<CyberpunkCreature["attacks"][number], "weapon" | "rate" | "magazine">>
> = {
  "Pistolet de poche": { weapon: "pistol", rate: 2, magazine: 12 },
  "Pistolet moyen": { weapon: "pistol", rate: 2, magazine: 12 },
  "Pistolet lourd": { weapon: "pistol", rate: 2, magazine: 8 },
  "Pistolet très lourd": { weapon: "pistol", magazine: 8 },
  "Pistolet à seringues": { weapon: "pistol", magazine: 8 },
  Mitraillette: { weapon: "smg", magazine: 30 },
  "Mitraillette embarquée": { weapon: "smg", magazine: 30 },
  "Mitraillette lourde": { weapon: "smg", magazine: 40 },
  "Fusil à pompe": { weapon: "shotgun", magazine: 4 },
  "Fusil d'assaut": { weapon: "rifle", magazine: 25 },
  "Fusil de précision": { weapon: "sniper", magazine: 4 },
  "Canon d'épaule": { weapon: "rifle", magazine: 25 },
  "Canon rotatif": { weapon: "rifle", magazine: 50 },
};

/** Blades that strike once an action; lighter ones strike twice. */
const HEAVIEST = /^[4-9]d6/;

/** Hit points and initiative follow from the stats. */
export function cyberpunkCreature(row: CyberpunkRow): CyberpunkCreature {
  const [ref, dex, will, body, move] = row.stats;
  return {
    id: row.id,
    system: "cyberpunk",
    name: row.name,
    about: row.about,
    life: { max: hitPointsMax(body, will) },
    threat: row.threat,
    stats: { ref, dex, will, body, move },
    combat: row.combat,
    initiative: ref + (row.initiative ?? 0),
    ...(row.facedown !== undefined && { facedown: row.facedown }),
    ...(row.ignoresWounds && { ignoresWounds: row.ignoresWounds }),
    ...(row.machine && { machine: row.machine }),
    armour: { head: row.armour[0], body: row.armour[1] },
    skills: (row.skills ?? []).map(([name, value]) => ({ name, value })),
    attacks: row.attacks.map(([id, name, modifier, dice, armour]) => ({
      id,
      name,
      modifier,
      damage: [{ dice }],
      armour: armour ?? "whole",
      ...(GUNS[name] ?? (armour === "half" && !HEAVIEST.test(dice) && { rate: 2 })),
    })),
    traits: (row.traits ?? []).map(([name, text]) => ({ name, text })),
  };
}
