import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { plural } from "../../../values/text/plural";
import { isEdgedName } from "../attack";
import type { VampireCreatureAttack } from "./creature";

/** The pool, whose margin and bonus are the damage. */
export const vampireAttackRolls = ({ name, pool, bonus, severity }: VampireCreatureAttack): ActionRoll[] => [
  {
    name: "Attaque",
    value: `${pool} ${plural(pool, "dé", "dés")}`,
    request: {
      kind: "game",
      label: name,
      spec: { game: "vampire", dice: pool, hungerDice: 0 },
      subject: { kind: "attack" },
      damage: {
        game: "vampire",
        severity,
        bonus,
        ...(severity === "superficial" && isEdgedName(name) && { edged: true }),
      },
    },
  },
];
