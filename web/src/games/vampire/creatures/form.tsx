import { NativeSelect } from "@mantine/core";
import { THREAT } from "../../../kits/creatures/creatureFields";
import type { AttackForm, CreatureFormParts } from "../../../kits/creatures/creatureForm";
import { SkillFields } from "../../../kits/creatures/ListFields";

const SEVERITIES = [
  { value: "superficial", label: "Superficiels" },
  { value: "aggravated", label: "Aggravés" },
];

const SeverityChoice: AttackForm["choice"] = ({ form, at }) => (
  <NativeSelect label="Dégâts" data={SEVERITIES} {...form.getInputProps(`${at}.severity`)} />
);

export const vampireCreatureForm: CreatureFormParts = {
  first: {
    life: { max: 5 },
    threat: 1,
    willpower: 4,
    pools: { physical: 4, social: 3, mental: 3 },
    initiative: 0,
    undead: false,
    skills: [],
  },
  lifeLabel: "Santé",

  groups: [
    {
      title: "Réserves",
      fields: [
        THREAT,
        { path: "willpower", label: "Volonté" },
        { path: "pools.physical", label: "Physique" },
        { path: "pools.social", label: "Sociale" },
        { path: "pools.mental", label: "Mentale" },
        { path: "initiative", label: "Initiative (0 : sans jet)" },
        { path: "undead", label: "Mort-vivant : moitié des dégâts superficiels", as: "check" },
      ],
    },
  ],
  more: SkillFields,
  attack: {
    first: { pool: 4, bonus: 0, severity: "superficial" },
    fields: [
      { path: "pool", label: "Réserve" },
      { path: "bonus", label: "Bonus de l'arme" },
    ],
    choice: SeverityChoice,
  },
};
