import * as z from "zod/mini";
import type { DamageSpec, RollSpec } from "../game/gameTypes";
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

/** What a roll of damage does to whom it meets, beside its total. */
export const damageSpecSchema = unionBy<DamageSpec>(
  "game",
  ALL_GAMES.map(({ damage }) => damage.schema),
);
