import * as z from "zod/mini";
import type { DamageSpec, RollSpec, SaveSpec } from "../game/gameTypes";
import { FIRST_USE, OTHER_USES, type UseSpec } from "../game/rolls/useSpec";
import { ALL_GAMES } from "./registry/games";

/** One of these, by its field `key`. The registry has forgotten their types. */
export const unionBy = <Value>(key: string, schemas: readonly z.ZodMiniObject[]): z.ZodMiniType<Value> =>
  z.discriminatedUnion(
    key,
    schemas as readonly z.ZodMiniObject[] as [z.ZodMiniObject],
  ) as unknown as z.ZodMiniType<Value>;

/** The roll of a value of a sheet by its game's rules, as a client sends it and a document has it. */
export const rollSpecSchema = unionBy<RollSpec>(
  "game",
  ALL_GAMES.map(({ rolls }) => rolls.schema),
);

/** What a line of the log is saved against. */
const saveSpecSchema = z.union(
  ALL_GAMES.flatMap(({ saves }) => (saves ? [saves.schema] : [])),
) as unknown as z.ZodMiniType<SaveSpec>;

/** What a line of the log without dice tells, as a client sends it and a document has it. */
export const useSpecSchema: z.ZodMiniType<UseSpec> = z.object({
  use: z.enum([FIRST_USE, ...OTHER_USES]),
  save: z.optional(saveSpecSchema),
});

/** What a roll of damage does to whom it meets, beside its total. */
export const damageSpecSchema = unionBy<DamageSpec>(
  "game",
  ALL_GAMES.map(({ damage }) => damage.schema),
);
