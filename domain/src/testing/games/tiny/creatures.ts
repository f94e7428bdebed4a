import * as z from "zod/mini";
import { defineCreatures, PLAIN_CONDITIONS, threatRules } from "../../../game/creatures/creatureRules";
import { attackShape, creatureShape, MAX_ATTACKS, threatSchema } from "../../../game/creatures/parts";
import { wholeSchema } from "../../../values/range";

const attack = z.object({ ...attackShape, modifier: wholeSchema({ min: 0, max: 20 }) });

export const tinyCreatureSchema = z.object({
  ...creatureShape,
  system: z.literal("tiny"),
  threat: threatSchema,
  initiative: wholeSchema({ min: 0, max: 20 }),
  attacks: z.array(attack).check(z.maxLength(MAX_ATTACKS)),
});
export type TinyCreature = z.infer<typeof tinyCreatureSchema>;

export const RAT: TinyCreature = {
  id: "rat",
  name: "Rat des caves",
  about: "Bête de taille TP",
  system: "tiny",
  threat: 1,
  initiative: 3,
  life: { max: 4 },
  traits: [],
  attacks: [{ id: "bite", name: "Morsure", modifier: 2 }],
};

export const tinyCreatures = defineCreatures({
  ...threatRules,
  attackRolls: ({ name, modifier }: TinyCreature["attacks"][number]) => [
    {
      name: "Attaque",
      value: `+${modifier}`,
      request: { kind: "game", label: name, spec: { game: "tiny", modifier }, subject: { kind: "attack" } },
    },
  ],
  damageTaken: (_: unknown, _damage: unknown, points: number) => ({
    lost: Math.max(0, points),
    parts: [],
  }),
  facts: ({ life }: TinyCreature) => [{ label: "PV", value: String(life.max) }],
  conditions: PLAIN_CONDITIONS,
} as never);
