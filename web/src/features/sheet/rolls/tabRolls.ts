import { tableRollSchema } from "domain/documents/roll";
import { healingSchema } from "domain/game/rolls/healing";
import { SETTLED_BY_ROLL } from "domain/game/rolls/rollRequest";
import { damageSpecSchema, rollSpecSchema } from "domain/games/schemas";
import * as z from "zod/mini";
import { tabStorage } from "../../../browser/deviceStorage";
import type { KeptRolls } from "../../../table/rolls/useRolls";

const text = z.string().check(z.maxLength(200));

/** A roll's request without what it cost, which is paid. */
const requestParts = {
  label: text,
  subject: z.optional(
    z.object({
      kind: z.enum(["check", "save", "attack", "damage", "dying", "initiative"]),
      trait: z.optional(text),
      melee: z.optional(z.boolean()),
      skill: z.optional(text),
      power: z.optional(text),
    }),
  ),
  damage: z.optional(damageSpecSchema),
  heals: z.optional(healingSchema),
  attack: z.optional(text),
  settles: z.optional(z.enum(SETTLED_BY_ROLL)),
};
const requestSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("check"), ...requestParts, modifier: z.number() }),
  z.object({
    kind: z.literal("dice"),
    ...requestParts,
    dice: text,
    losesSanity: z.optional(z.literal(true)),
  }),
  z.object({
    kind: z.literal("game"),
    ...requestParts,
    spec: rollSpecSchema,
    loss: z.optional(z.object({ success: text, failure: text })),
  }),
]);

const keptSchema = z.object({
  log: z
    .array(
      z.extend(
        z.partial(tableRollSchema, {
          uid: true,
          name: true,
          audience: true,
          createdAt: true,
          expiresAt: true,
        }),
        {
          ...{ id: text, request: requestSchema, thrownAt: z.optional(z.number()) },
          ...{
            told: z.optional(z.literal(true)),
            paid: z.optional(z.literal(true)),
            press: z.optional(text),
          },
        },
      ),
    )
    .check(z.maxLength(8)),
  target: z.optional(tableRollSchema.shape.target.def.innerType),
});

const NONE: KeptRolls = { log: [] };

/** The rolls that this tab keeps under a key, and whom one aims at; nothing where it keeps none that can be read. */
export const readTabRolls = (key: string): KeptRolls => tabStorage.readAs(key, keptSchema) ?? NONE;

export function writeTabRolls(key: string, { log, target }: KeptRolls): void {
  if (log.length === 0 && target === undefined) tabStorage.remove(key);
  else tabStorage.write(key, JSON.stringify({ log, target }));
}
