import type * as z from "zod/mini";

/** A save that the MJ asks of whoever damage meets. */
export interface AskedSave {
  /** By the name of the roll on sheets: « Sauvegarde de Dextérité ». */
  readonly trait: string;
  readonly difficulty: number;
  /** What of the damage is left by a success. */
  readonly success: "none" | "half";
}

/** How a game saves against damage and spells. */
export interface SaveRules<Save, Damage> {
  /** An object, every number bounded. */
  readonly schema: z.ZodMiniObject;
  /** Of damage that says it by itself; undefined where an attack or a line of the log decides. */
  readonly ofDamage: (damage: Damage) => Save | undefined;
  readonly asked: (save: Save) => AskedSave;
  /** In a log: « JS DEX DD 13 ». */
  readonly text: (save: Save) => string;
}
