import * as z from "zod/mini";
import type { Creature } from "../game/gameTypes";
import { countBytes } from "../values/text/characters";
import { ALL_GAMES } from "./registry/games";
import { unionBy } from "./schemas";

/** Of one creature as JSON in UTF-8: a fight and an encounter hold copies. */
export const MAX_CREATURE_BYTES = 8192;

/** What an id takes, which a draft does not have yet. */
const ID_BYTES = 80;

const isWithin =
  (bytes: number) =>
  (creature: unknown): boolean =>
    countBytes(JSON.stringify(creature)) <= bytes;
const TOO_LARGE = "Cette créature est trop longue : raccourcis ses capacités ou ses attaques.";

/** What a creature of any game is, in the words and numbers of its game; bounded, and plain data. */
export const creatureSchema = unionBy<Creature>(
  "system",
  ALL_GAMES.map((game) => game.creatureSchema),
).check(z.refine(isWithin(MAX_CREATURE_BYTES), TOO_LARGE));
export type CreatureAttack = Creature["attacks"][number];

/** A creature that has no id yet. */
export type CreatureDraft = Creature extends infer One
  ? One extends Creature
    ? Omit<One, "id">
    : never
  : never;
export const creatureDraftSchema = unionBy<CreatureDraft>(
  "system",
  ALL_GAMES.map((game) => z.omit(game.creatureSchema, { id: true })),
).check(z.refine(isWithin(MAX_CREATURE_BYTES - ID_BYTES), TOO_LARGE));
