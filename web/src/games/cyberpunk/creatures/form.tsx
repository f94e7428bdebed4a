import { NativeSelect } from "@mantine/core";
import { CREATURE_STATS } from "domain/games/cyberpunk/creatures/creature";
import { RANGED_WEAPON_NAMES, RANGED_WEAPONS } from "domain/games/cyberpunk/ranges";
import { STATS } from "domain/games/cyberpunk/traits";
import { named, THREAT } from "../../../kits/creatures/creatureFields";
import type { AttackForm, CreatureFormParts } from "../../../kits/creatures/creatureForm";
import { SkillFields } from "../../../kits/creatures/ListFields";

const SHARES = [
  { value: "whole", label: "Compte entière" },
  { value: "half", label: "Compte à moitié" },
  { value: "none", label: "Ignorée" },
];

const WEAPONS = [
  { value: "", label: "Autre" },
  ...RANGED_WEAPONS.map((value) => ({ value, label: RANGED_WEAPON_NAMES[value] })),
];

const WeaponChoice: AttackForm["choice"] = ({ form, at }) => {
  const { value, ...props } = form.getInputProps(`${at}.weapon`);
  return (
    <>
      <NativeSelect label="Armure" data={SHARES} {...form.getInputProps(`${at}.armour`)} />
      <NativeSelect label="Arme à distance" data={WEAPONS} value={value ?? ""} {...props} />
    </>
  );
};

export const cyberpunkCreatureForm: CreatureFormParts = {
  first: {
    life: { max: 30 },
    threat: 1,
    stats: { ref: 5, dex: 5, will: 4, body: 5, move: 5 },
    combat: 10,
    initiative: 5,
    armour: { head: 7, body: 7 },
    skills: [],
  },
  lifeLabel: "Points de vie",
  hasLifeDice: true,
  groups: [
    {
      title: "Combat",
      fields: [
        THREAT,
        ...named("stats", CREATURE_STATS, STATS),
        { path: "combat", label: "Combat" },
        { path: "initiative", label: "Initiative (REF)" },
        { path: "facedown", label: "Confrontation (COOL + réputation)", optional: true },
        { path: "armour.head", label: "SP tête" },
        { path: "armour.body", label: "SP corps" },
      ],
    },
  ],
  more: SkillFields,
  attack: {
    first: { modifier: 10, damage: [{ dice: "2d6" }], armour: "whole" },
    fields: [
      { path: "modifier", label: "Attaque (d10 +)" },
      { path: "rate", label: "Cadence", optional: true },
      { path: "magazine", label: "Chargeur", optional: true },
    ],
    choice: WeaponChoice,
    damage: { first: { dice: "" } },
  },
};
