import { Group, NativeSelect } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import { ABILITIES } from "domain/games/dnd5e/abilities";
import { type Dnd5eCreature, SENSE_KEYS, SPEED_KEYS } from "domain/games/dnd5e/creatures/creature";
import { challengeText, SENSE_NAMES, SPEED_NAMES } from "domain/games/dnd5e/creatures/facts";
import { DAMAGE_TYPES, type DamageType } from "domain/games/dnd5e/damageTypes";
import { frenchDamageType } from "domain/games/dnd5e/vocabulary";
import { ABILITY_KEYS } from "domain/sheet/character/abilities";
import { SKILL_KEYS, SKILLS } from "domain/sheet/character/skills";
import { isRecord } from "domain/values/reading/fields";
import type { FieldGroup } from "../../../kits/creatures/creatureFields";
import type {
  AttackForm,
  CreatureFormParts,
  CreatureFormState,
  CreatureValues,
} from "../../../kits/creatures/creatureForm";
import { Field } from "../../../kits/creatures/Field";
import { entriesAt } from "../../../kits/creatures/ListFields";
import { DefenceFields } from "./DefenceFields";

/** Challenges, from 0 to 30. */
const CHALLENGES = [0, 0.125, 0.25, 0.5, ...Array.from({ length: 30 }, (_, n) => n + 1)].map((value) => ({
  value: String(value),
  label: challengeText(value),
}));

const GROUPS: readonly FieldGroup[] = [
  {
    title: "Combat",
    fields: [
      { path: "armourClass", label: "CA" },
      { path: "armourNote", label: "Note de CA", as: "text", optional: true },
      { path: "initiative", label: "Initiative" },
      { path: "experience", label: "XP" },
      { path: "proficiencyBonus", label: "Maîtrise" },
      { path: "passivePerception", label: "Perception passive" },
    ],
  },
  {
    title: "Caractéristiques",
    fields: ABILITY_KEYS.map((key) => ({ path: `abilities.${key}`, label: ABILITIES[key].short })),
  },
  {
    title: "Sauvegardes",
    folded: true,
    fields: ABILITY_KEYS.map((key) => ({
      path: `saves.${key}`,
      label: `Sauvegarde ${ABILITIES[key].short}`,
      optional: true,
    })),
  },
  {
    title: "Compétences",
    folded: true,
    fields: SKILL_KEYS.map((key) => ({ path: `skills.${key}`, label: SKILLS[key].name, optional: true })),
  },
  {
    title: "Vitesses et sens, en mètres",
    folded: true,
    fields: [
      ...SPEED_KEYS.map((key) => ({
        path: `speeds.${key}`,
        label: SPEED_NAMES[key],
        optional: true as const,
      })),
      { path: "hovers", label: "Vol stationnaire", as: "check" as const },
      ...SENSE_KEYS.map((key) => ({
        path: `senses.${key}`,
        label: SENSE_NAMES[key],
        optional: true as const,
      })),
      { path: "languages", label: "Langues", as: "text" as const, optional: true as const },
    ],
  },
];

const ChallengeChoice: CreatureFormParts["danger"] = ({ form }) => (
  <NativeSelect
    label="Facteur de puissance"
    data={[...CHALLENGES]}
    {...form.getInputProps("challenge")}
    value={String(form.values.challenge)}
    onChange={({ currentTarget }) => form.setFieldValue("challenge", Number(currentTarget.value))}
  />
);

const TYPES = DAMAGE_TYPES.map((value) => ({ value, label: frenchDamageType(value) }));
const DamageTypeChoice: AttackForm["choice"] = ({ form, at }) => (
  <NativeSelect label="Type" data={TYPES} {...form.getInputProps(`${at}.type`)} />
);

const SAVES = [
  { value: "", label: "Aucune" },
  ...ABILITY_KEYS.map((value) => ({ value, label: ABILITIES[value].name })),
];
const SUCCESSES = [
  { value: "none", label: "Aucun dégât" },
  { value: "half", label: "Moitié" },
];

/** The save that an attack asks for. */
function SaveFields({ form, place }: { form: CreatureFormState; place: number }) {
  const at = `attacks.${place}.save`;
  const save = entriesAt(form, "attacks")[place]?.save as { ability?: string } | undefined;
  return (
    <Group gap={8} align="start">
      <NativeSelect
        label="Sauvegarde"
        data={SAVES}
        value={save?.ability ?? ""}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue(
            at,
            value === "" ? undefined : { difficulty: 12, success: "none", ...save, ability: value },
          )
        }
      />
      {save && <Field form={form} field={{ path: `${at}.difficulty`, label: "DD" }} />}
      {save && <NativeSelect label="Si réussie" data={SUCCESSES} {...form.getInputProps(`${at}.success`)} />}
    </Group>
  );
}

const KINDS = ["immunities", "resistances", "vulnerabilities"] as const;

/** `"resistances/silvered"` by damage type: one choice where the creature has lists. */
function defencesOf(creature: Dnd5eCreature): Partial<Record<DamageType, string>> {
  const choices: Partial<Record<DamageType, string>> = {};
  for (const kind of KINDS) {
    for (const { type, unless } of creature[kind]) {
      choices[type] ??= unless === undefined ? kind : `${kind}/${unless}`;
    }
  }
  return choices;
}

/** The values of a creature: its defences as one choice for each type of damage. */
function valuesOf(creature: Creature): CreatureValues {
  const { id: _, immunities: _i, resistances: _r, vulnerabilities: _v, ...rest } = creature as Dnd5eCreature;
  return { ...rest, defences: defencesOf(creature as Dnd5eCreature) };
}

function listsOf(choices: CreatureValues) {
  const lists: Record<(typeof KINDS)[number], CreatureValues[]> = {
    immunities: [],
    resistances: [],
    vulnerabilities: [],
  };
  for (const type of DAMAGE_TYPES) {
    const [kind, unless] = String(choices[type] ?? "").split("/");
    const list = KINDS.find((one) => one === kind);
    if (list) lists[list].push(unless === undefined ? { type } : { type, unless });
  }
  return lists;
}

export const dnd5eCreatureForm: CreatureFormParts = {
  first: {
    challenge: 1,
    experience: 200,
    proficiencyBonus: 2,
    initiative: 0,
    armourClass: 12,
    speeds: { walk: 9 },
    abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    saves: {},
    skills: {},
    senses: {},
    passivePerception: 10,
    languages: "",
    defences: {},
    conditionImmunities: [],
    legendary: [],
  },
  lifeLabel: "Points de vie",
  hasLifeDice: true,
  isInFiles: true,
  danger: ChallengeChoice,
  groups: GROUPS,
  more: DefenceFields,
  attack: {
    first: { attackBonus: 4, damage: [{ dice: "1d6+2", type: "slashing" }] },
    fields: [{ path: "attackBonus", label: "Bonus d'attaque", optional: true }],
    damage: { first: { dice: "", type: "fire" }, choice: DamageTypeChoice },
    more: SaveFields,
  },
  valuesOf,
  draftOf: ({ defences, ...values }) => ({ ...values, ...(isRecord(defences) && listsOf(defences)) }),
};
