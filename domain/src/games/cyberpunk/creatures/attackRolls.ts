import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { formatModifier } from "../../../values/dice/rollDice";
import type { CyberpunkCreatureAttack } from "./creature";

const LOCATIONS = [
  { location: "body", button: "Dégâts", label: "Dégâts" },
  { location: "head", button: "à la tête", label: "Dégâts à la tête" },
] as const;

/** The d10 and its modifier, then the damage to the body and to the head. */
export const cyberpunkAttackRolls = ({
  name,
  modifier,
  damage,
  armour,
}: CyberpunkCreatureAttack): ActionRoll[] => [
  {
    name: "Attaque",
    value: formatModifier(modifier),
    request: {
      kind: "game",
      label: name,
      // What meets half of the armour is a blade or a martial art.
      spec: { game: "cyberpunk", modifier, attack: armour === "half" ? "melee" : "ranged" },
      subject: { kind: "attack" },
    },
  },
  ...damage.flatMap(({ dice }) =>
    LOCATIONS.map(
      ({ location, button, label }): ActionRoll => ({
        name: button,
        value: dice,
        request: {
          kind: "dice",
          label: `${label} : ${name}`,
          dice,
          damage: { game: "cyberpunk", location, armour },
        },
        ...(location === "body" && { after: "hit" }),
      }),
    ),
  ),
];
