import * as z from "zod/mini";
import { countBytes } from "../values/text/characters";
import { cthulhuCreatureSchema } from "./cthulhu/creatures/creature";
import { cyberpunkCreatureSchema } from "./cyberpunk/creatures/creature";
import { dnd5eCreatureSchema } from "./dnd5e/creatures/creature";
import { vampireCreatureSchema } from "./vampire/creatures/creature";

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
export const creatureSchema = z
  .discriminatedUnion("system", [
    dnd5eCreatureSchema,
    vampireCreatureSchema,
    cyberpunkCreatureSchema,
    cthulhuCreatureSchema,
  ])
  .check(z.refine(isWithin(MAX_CREATURE_BYTES), TOO_LARGE));
export type Creature = z.infer<typeof creatureSchema>;
export type CreatureAttack = Creature["attacks"][number];

const draftOf = { id: true } as const;

/** A creature that has no id yet. */
export const creatureDraftSchema = z
  .discriminatedUnion("system", [
    z.omit(dnd5eCreatureSchema, draftOf),
    z.omit(vampireCreatureSchema, draftOf),
    z.omit(cyberpunkCreatureSchema, draftOf),
    z.omit(cthulhuCreatureSchema, draftOf),
  ])
  .check(z.refine(isWithin(MAX_CREATURE_BYTES - ID_BYTES), TOO_LARGE));
export type CreatureDraft = z.infer<typeof creatureDraftSchema>;
