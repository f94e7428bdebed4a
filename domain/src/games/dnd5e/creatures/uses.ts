import type { CreatureUse, UseOption } from "../../../game/creatures/creatureUse";
import { foldText } from "../../../values/text/foldText";
import type { Dnd5eCreature } from "./creature";
import { CREATURE_TRAITS } from "./traits";

/** Legendary actions of a round, and legendary resistances of a day. */
const LEGENDARY = 3;
/** Those of the legendary that no lair helps. */
const WITHOUT_LAIR: readonly string[] = ["tarrasque", "solar", "unicorn"];

/** « Recharge 5–6 · … »: the lowest face that brings an attack back. */
const RECHARGE = /^Recharge (\d)/;
/** « Battement d'ailes (2 actions) ». */
const COST = /^(.*?) \((\d) actions\)$/;

/** The attack that a legendary action strikes with: « Coup de queue » with « Queue ». */
function attackOf(label: string, { attacks }: Dnd5eCreature): string | undefined {
  const words = foldText(label);
  return attacks.find(({ name, attackBonus }) => attackBonus !== undefined && words.includes(foldText(name)))
    ?.id;
}

function optionOf(text: string, creature: Dnd5eCreature): UseOption {
  const [, label = text, cost = "1"] = COST.exec(text) ?? [];
  return { label, cost: Number(cost), attack: attackOf(label, creature) };
}

/** Legendary actions and resistance, the action of its lair, and what recharges. */
export function dnd5eUses(creature: Dnd5eCreature): CreatureUse[] {
  const { id, attacks, legendary, traits } = creature;
  const recharging = attacks.flatMap(({ id: attack, name, note = "" }): CreatureUse[] => {
    const from = RECHARGE.exec(note)?.[1];
    return from === undefined
      ? []
      : [{ key: `roll-${attack}`, label: name, max: 1, from: Number(from), attack }];
  });
  const acts: CreatureUse[] =
    legendary.length === 0
      ? []
      : [
          {
            key: "turn-legendary",
            label: "Actions légendaires",
            max: LEGENDARY,
            options: legendary.map((text) => optionOf(text, creature)),
          },
        ];
  const hasLair = legendary.length > 0 && !WITHOUT_LAIR.includes(id);
  const resists = traits.some(({ name }) => name === CREATURE_TRAITS.legendaryResistance.name);
  return [
    ...acts,
    ...(resists ? [{ key: "hand-resistance", label: "Résistance légendaire", max: LEGENDARY } as const] : []),
    ...(hasLair ? [{ key: "round-lair", label: "Action d'antre", max: 1 } as const] : []),
    ...recharging,
  ];
}
