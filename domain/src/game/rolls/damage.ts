import * as z from "zod/mini";
import { DAMAGE_TYPES } from "../../games/dnd5e/damageTypes";

/** The highest bonus of a weapon in Vampire. */
export const MAX_WEAPON_BONUS = 20;

/**
 * What a roll of damage does to whom it meets, beside its total: what each game needs to count armour and
 * resistances.
 */
export const damageSpecSchema = z.discriminatedUnion("game", [
  z.object({
    game: z.literal("dnd5e"),
    type: z.optional(z.enum(DAMAGE_TYPES)),
    critical: z.optional(z.boolean()),
    /** From a magic weapon or a spell. */
    magical: z.optional(z.boolean()),
  }),
  z.object({
    game: z.literal("vampire"),
    severity: z.enum(["superficial", "aggravated"]),
    /** Of an attack's pool: what the weapon adds to its margin. */
    bonus: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_WEAPON_BONUS))),
  }),
  z.object({
    game: z.literal("cyberpunk"),
    location: z.enum(["head", "body"]),
    armour: z.enum(["whole", "half", "none"]),
  }),
  z.object({ game: z.literal("cthulhu"), impaling: z.optional(z.boolean()) }),
]);
export type DamageSpec = z.infer<typeof damageSpecSchema>;

/** What damage comes to by the rules of a game, before it is done. */
export interface DamageTaken<Operation> {
  /** How it is counted, in its order: « Résistance (feu) : 12 → 6 ». */
  readonly parts: readonly string[];
  /** What does it to the state in play; undefined where nothing is left of it. */
  readonly operation?: Operation;
}

/** Damage meets a character of its own game alone. */
export const OF_OTHER_GAME: DamageTaken<never> = { parts: ["Ces dégâts sont d'un autre jeu."] };
