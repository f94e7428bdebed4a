import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { extremeDamage, readMetres } from "../attack";
import type { CthulhuCreatureAttack } from "./creature";

/** The percentage, then the damage, ordinary and of an extreme success. */
export const cthulhuAttackRolls = ({
  name,
  target,
  damage,
  impaling,
  shot = false,
  malfunction,
  range,
}: CthulhuCreatureAttack): ActionRoll[] => {
  const reach = readMetres(range);
  return [
    {
      name: "Attaque",
      value: `${target} %`,
      request: {
        kind: "game",
        label: name,
        spec: {
          game: "cthulhu",
          target,
          bonusDice: 0,
          about: shot ? "shot" : "attack",
          ...(shot && malfunction !== undefined && { malfunction }),
          ...(shot && reach !== undefined && { reach }),
        },
        subject: { kind: "attack" },
      },
    },
    ...damage
      .filter(({ dice }) => dice.includes("d"))
      .flatMap(({ dice }): ActionRoll[] => [
        {
          name: "Dégâts",
          value: dice,
          request: { kind: "dice", label: `Dégâts : ${name}`, dice, damage: { game: "cthulhu" } },
          after: "hit",
        },
        {
          name: impaling ? "empalement" : "extrême",
          value: impaling ? `maximum + ${dice}` : "maximum",
          request: {
            kind: "dice",
            label: `${impaling ? "Empalement" : "Dégâts extrêmes"} : ${name}`,
            dice: extremeDamage(dice, { properties: impaling ? ["Empale"] : [] }),
            damage: { game: "cthulhu", ...(impaling && { impaling: true }) },
          },
          after: "critical",
        },
      ]),
  ];
};
