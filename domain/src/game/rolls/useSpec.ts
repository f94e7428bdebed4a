import * as z from "zod/mini";
import { ABILITIES, ABILITY_KEYS } from "../../sheet/character/abilities";

/** As those that the MJ may ask for. */
const MAX_DIFFICULTY = 60;

/** What a line without dice of its own tells, by its verb; that of a turn's action is in its label. `device`: a roll that a device threw by itself. */
const USES = { cast: "lance ", power: "utilise ", turn: "", device: "annonce " } as const;
type Use = keyof typeof USES;

const [first, ...others] = Object.keys(USES) as [Use, ...Use[]];

/**
 * A spell that is cast, a power that is used, what is done with a turn, or a roll that nobody else saw: a line of the table's log without dice, which
 * the rolls that come of it follow.
 */
export const useSpecSchema = z.object({
  use: z.enum([first, ...others]),
  /** D&D: what whoever it meets saves against. */
  save: z.optional(
    z.object({
      ability: z.enum(ABILITY_KEYS),
      difficulty: z.int().check(z.minimum(1), z.maximum(MAX_DIFFICULTY)),
      /** What a success takes of its damage; without it, all. */
      success: z.optional(z.enum(["none", "half"])),
    }),
  ),
});
export type UseSpec = z.infer<typeof useSpecSchema>;

/** « Elenna lance Sommeil (niv. 1) », « Elenna esquive », « Elenna annonce Perception : 17 ». */
export const textOfUse = (who: string, { use }: UseSpec, what: string): string =>
  `${who} ${USES[use]}${what}`;

/** « JS DEX DD 13 »; undefined without a save. */
export const saveText = ({ save }: UseSpec): string | undefined =>
  save && `JS ${ABILITIES[save.ability].short} DD ${save.difficulty}`;
