import { fieldName } from "../../values/reading/fields";
import type { AbilityKey } from "./abilities";

interface SkillFacts {
  name: string;
  ability: AbilityKey;
  /** Its names in other tools. */
  aliases: readonly string[];
}

/** Product §3 "Skills and abilities": the 18 skills, their French names and abilities. */
export const SKILLS = {
  acrobatics: { name: "Acrobaties", ability: "dex", aliases: ["acr", "acrobatie"] },
  animalHandling: { name: "Dressage", ability: "wis", aliases: ["ani"] },
  arcana: { name: "Arcanes", ability: "int", aliases: ["arc", "arcane"] },
  athletics: { name: "Athlétisme", ability: "str", aliases: ["ath"] },
  deception: { name: "Tromperie", ability: "cha", aliases: ["dec", "supercherie"] },
  history: { name: "Histoire", ability: "int", aliases: ["his"] },
  insight: { name: "Perspicacité", ability: "wis", aliases: ["ins", "intuition"] },
  intimidation: { name: "Intimidation", ability: "cha", aliases: ["itm"] },
  investigation: { name: "Investigation", ability: "int", aliases: ["inv"] },
  medicine: { name: "Médecine", ability: "wis", aliases: ["med"] },
  nature: { name: "Nature", ability: "int", aliases: ["nat"] },
  perception: { name: "Perception", ability: "wis", aliases: ["prc"] },
  performance: { name: "Représentation", ability: "cha", aliases: ["prf"] },
  persuasion: { name: "Persuasion", ability: "cha", aliases: ["per"] },
  religion: { name: "Religion", ability: "int", aliases: ["rel"] },
  sleightOfHand: { name: "Escamotage", ability: "dex", aliases: ["slt"] },
  stealth: { name: "Discrétion", ability: "dex", aliases: ["ste", "furtivité"] },
  survival: { name: "Survie", ability: "wis", aliases: ["sur"] },
} as const satisfies Record<string, SkillFacts>;

export type SkillKey = keyof typeof SKILLS;

export const SKILL_KEYS = Object.keys(SKILLS) as SkillKey[];

const KEY_BY_NAME: ReadonlyMap<string, SkillKey> = new Map(
  SKILL_KEYS.flatMap((key) =>
    [key, SKILLS[key].name, ...SKILLS[key].aliases].map((name) => [fieldName(name), key] as const),
  ),
);

/** `"Discrétion"`, `"stealth"`, `"sleight_of_hand"`, `"ste"` → the skill of that name. */
export function skillKey(raw: unknown): SkillKey | undefined {
  return typeof raw === "string" ? KEY_BY_NAME.get(fieldName(raw)) : undefined;
}
