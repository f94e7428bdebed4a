import { traitLabel } from "../../../game/trait";
import { CTHULHU_SKILLS } from "../../../games/cthulhu/traits";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readList, readText, withoutAbsent } from "../../../values/reading/values";
import { plainText } from "../plainText";
import { highest, wholeOf, wholesIn } from "./actorFile";
import { gaugeOf } from "./cthulhu";
import { skillNamed } from "./cthulhuSkills";

const PERCENT = { min: 0, max: 999 };
const SHOTS = { min: 1, max: 999 };

/** Whether it is an investigator that the Dhole's House has exported. */
export const isDholesHouse = ({ Investigator }: RawFields): boolean =>
  isRecord(Investigator) && isRecord(Investigator.PersonalDetails) && isRecord(Investigator.Characteristics);

/** The entries of a list that was XML once: one alone stands for itself. */
const listIn = (fields: Fields, block: string, name: string): readonly unknown[] => {
  const raw = valueAt(fields, block, name);
  return Array.isArray(raw) ? readList(raw) : raw === undefined ? [] : [raw];
};

/** `"Science (Biology)"`; blank for a place that the player has not filled. */
const skillName = (skill: Fields): string => {
  const name = readText(pick(skill, ["name"])) ?? "";
  const speciality = readText(pick(skill, ["subskill"]));
  if (speciality === undefined) return name;
  if (/^none$/i.test(speciality)) return "";
  return /\(own\)/i.test(name) ? name : `${name.replace(/\s*\(.*$/s, "")} (${speciality})`;
};

const skillsOf = (investigator: Fields): Record<string, number> =>
  highest(
    listIn(investigator, "skills", "skill").flatMap((raw) => {
      const skill = fieldsOf(raw);
      const name = skillName(skill);
      const value = wholeOf(pick(skill, ["value"]), PERCENT);
      return name === "" || value === undefined ? [] : [[skillNamed(name), value] as const];
    }),
  );

const gauge = (scores: Fields, name: string): RawFields | undefined =>
  gaugeOf(pick(scores, [name]), pick(scores, [`${name}Max`]));

/** A weapon's skill by the word that it has for it: `"Brawl"`, `"(Handgun)"`, `"Sword"`. */
function weaponSkill(word: string, skills: RawFields): string {
  const name = word.replace(/^\((.*)\)$/, "$1");
  const names = [name, `Fighting (${name})`, `Firearms (${name})`].map(skillNamed);
  return names.find((key) => Object.hasOwn(skills, key)) ?? skillNamed(name);
}

const weaponEntry = (raw: unknown, skills: RawFields): object[] => {
  const weapon = fieldsOf(raw);
  const name = readText(pick(weapon, ["name"]));
  if (name === undefined) return [];
  const word = readText(pick(weapon, ["skillname"]));
  const fields = withoutAbsent({
    Compétence: word && traitLabel(CTHULHU_SKILLS, weaponSkill(word, skills)),
    Portée: readText(pick(weapon, ["range"])),
    Coups: wholeOf(pick(weapon, ["ammo"]), SHOTS),
  });
  const damage = readText(pick(weapon, ["damage"]));
  return [{ equipped: true, snapshot: { name, category: "Arme", damage, fields } }];
};

const possessionEntry = (raw: unknown): object[] => {
  const name = readText(isRecord(raw) ? pick(fieldsOf(raw), ["description"]) : raw);
  return name === undefined ? [] : [{ snapshot: { name, category: "Équipement" } }];
};

const STORY = [
  ["description", "Description"],
  ["traits", "Traits"],
  ["encounters", "Rencontres"],
] as const;
const MONEY = [
  ["spending", "Dépenses courantes"],
  ["cash", "Liquide"],
  ["assets", "Biens"],
] as const;

/** `"Traits : Curieuse."`, a line each of what is there. */
const labelled = (block: Fields, names: readonly (readonly [name: string, label: string])[]) =>
  names
    .flatMap(([name, label]) => {
      const text = plainText(pick(block, [name]));
      return text === undefined ? [] : [`${label} : ${text}`];
    })
    .join("\n") || undefined;

/**
 * An investigator of the Dhole's House in the product's own shape. Its portrait, which is in the file, is
 * left out.
 */
export function readDholesHouse({ Investigator }: RawFields): RawFields {
  const investigator = fieldsOf(Investigator);
  const details = fieldsAt(investigator, "personaldetails");
  const scores = fieldsAt(investigator, "characteristics");
  const backstory = fieldsAt(investigator, "backstory");
  const skills = skillsOf(investigator);
  const about = (name: string) => readText(pick(details, [name]));
  const story = (name: string) => plainText(pick(backstory, [name]));
  return {
    name: pick(details, ["name"]),
    system: "cthulhu",
    stats: {
      characteristics: wholesIn(scores, PERCENT),
      skills,
      hp: gauge(scores, "hitpts"),
      mp: gauge(scores, "magicpts"),
      san: gauge(scores, "sanity"),
      luck: wholeOf(pick(scores, ["luck"]), PERCENT),
      inventoryItems: [
        ...listIn(investigator, "weapons", "weapon").flatMap((raw) => weaponEntry(raw, skills)),
        ...listIn(investigator, "possessions", "item").flatMap(possessionEntry),
      ],
    },
    data: {
      occupation: about("occupation"),
      age: about("age"),
      residence: about("residence"),
      birthplace: about("birthplace"),
      ideology: story("ideology"),
      significantPeople: story("people"),
      meaningfulLocations: story("locations"),
      treasuredPossessions: story("possessions"),
      scars: story("injurues") ?? story("injuries"),
      phobias: story("phobias"),
      tomes: story("tomes"),
      description: labelled(backstory, STORY),
      notes: labelled(fieldsAt(investigator, "cash"), MONEY),
    },
  };
}
