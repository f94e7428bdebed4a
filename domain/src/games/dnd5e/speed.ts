import { defineSpeed } from "../../game/speedRules";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { convertDistance, MOVEMENTS } from "../../sheet/character/speed";
import type { Dnd5eCreature } from "./creatures/creature";

/** Its walking speed; of what does not walk, the first other that it has. */
export const dnd5eSpeed = defineSpeed<Dnd5eCreature>({
  ofCharacter: (raw) => {
    const { speeds } = normaliseCharacter(raw);
    const speed = MOVEMENTS.map((movement) => speeds[movement]).find((one) => one && one.value > 0);
    if (speed === undefined) return undefined;
    return speed.unit === "ft" || speed.unit === "m"
      ? convertDistance(speed.value, speed.unit, "m")
      : undefined;
  },
  ofCreature: ({ speeds }) =>
    MOVEMENTS.map((movement) => speeds[movement]).find((speed) => speed !== undefined && speed > 0),
  square: 1.5,
});
