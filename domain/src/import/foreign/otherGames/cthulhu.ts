import { CTHULHU_SKILLS } from "../../../games/cthulhu/traits";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readText } from "../../../values/reading/values";
import { evaluateFormula } from "../foundry/formula";
import type { FoundryItem } from "../foundry/items";
import { plainText } from "../plainText";
import { type ActorFile, headOf, highest, traitFinder, wholeOf, wholesIn } from "./actorFile";
import { gearEntries, proseOf } from "./gear";

const PERCENT = { min: 0, max: 999 };
const POINTS = { min: -999, max: 999 };
const SHOTS = { min: 1, max: 999 };

const skillKey = traitFinder(CTHULHU_SKILLS, {
  artcraft: "artCraft",
  drive: "driveAuto",
  elecrepair: "electricalRepair",
  firearmshandgun: "handguns",
  firearmssubmachinegun: "submachineGuns",
  submachinegun: "submachineGuns",
  languageown: "ownLanguage",
  languageother: "otherLanguage",
  language: "otherLanguage",
  mechrepair: "mechanicalRepair",
  handgun: "handguns",
  rifleshotgun: "rifles",
  // The names of the French module.
  armesafeuarmesdepoing: "handguns",
  armesafeufusils: "rifles",
  armesafeumitraillettes: "submachineGuns",
  conduireauto: "driveAuto",
  conduiteenginlourd: "operateHeavyMachinery",
  langue: "otherLanguage",
  langues: "otherLanguage",
  pilotage: "pilot",
});

/** Skills of several specialities, by the beginning of their identifiers. */
const SPECIALISED = /^(art-craft|language|pilot|science|survival)-/;

/** The skill that the system's identifier of it (`"i.skill.pilot-boat"`) names, whatever language it is in. */
const identifiedSkill = ({ flags }: FoundryItem): string | undefined => {
  const id = readText(valueAt(flags, "CoC7", "cocidFlag", "id"))?.replace(/^i\.skill\./, "");
  return id === undefined ? undefined : (skillKey(id) ?? skillKey(SPECIALISED.exec(id)?.[1] ?? ""));
};

const GEAR = { weapon: "Arme", item: "Équipement", book: "Livre" };

/** Whether the actor is an investigator of Call of Cthulhu 7. */
export function isCthulhuActor({ core, type, systemId }: ActorFile): boolean {
  if (systemId !== undefined) return systemId === "CoC7" && ["character", "npc", "creature"].includes(type);
  const characteristics = fieldsAt(core, "characteristics");
  return isRecord(characteristics.get("pow")) && isRecord(characteristics.get("siz"));
}

/** `25`, `"@DEX/2"`, `"1/2*@DEX"`. */
const baseOf = (raw: unknown, characteristics: RawFields): number => {
  const whole = wholeOf(raw, PERCENT);
  if (whole !== undefined) return whole;
  const value = evaluateFormula(readText(raw) ?? "", (name) => {
    const key = name.toLowerCase();
    const found = Object.hasOwn(characteristics, key) ? characteristics[key] : undefined;
    return typeof found === "number" ? found : undefined;
  });
  return Math.floor(value ?? 0);
};

/** A skill's own value, else its base and the points that were spent on it; since version 8 both are adjustments. */
const skillValue = ({ system }: FoundryItem, characteristics: RawFields): number => {
  const adjustments = fieldsAt(system, "adjustments");
  const base = wholeOf(pick(adjustments, ["base"]), PERCENT) || undefined;
  const spent = [...adjustments]
    .filter(([name]) => name !== "base")
    .reduce((sum, [, raw]) => sum + (wholeOf(raw, POINTS) ?? 0), 0);
  const own = wholeOf(pick(system, ["value"]), PERCENT);
  if (spent === 0 && base === undefined && own !== undefined) return own;
  return Math.max(0, (base ?? baseOf(pick(system, ["base"]), characteristics)) + spent);
};

/** `"Science (Chimie)"` for a skill of a specialisation. */
const labelOf = ({ name, system }: FoundryItem): string => {
  const special = readText(pick(system, ["specialization"]));
  const skill = readText(pick(system, ["skillName"])) ?? name;
  return special === undefined ? skill : `${special} (${skill})`;
};

const skillsOf = (items: readonly FoundryItem[], characteristics: RawFields): Record<string, number> =>
  highest(
    items
      .filter(({ type }) => type === "skill")
      .map((item) => {
        const label = labelOf(item);
        const key =
          identifiedSkill(item) ??
          skillKey(item.name) ??
          skillKey(label) ??
          skillKey(readText(pick(item.system, ["skillName"])) ?? "");
        return [key ?? label, Math.min(999, skillValue(item, characteristics))] as const;
      }),
  );

/** A gauge whose maximum the sheet works out where it is not stored. */
const gauge = (raw: unknown): RawFields | undefined => {
  const fields = fieldsOf(raw);
  const current = wholeOf(pick(fields, ["value"]), PERCENT);
  const max = wholeOf(pick(fields, ["max"]), PERCENT);
  if (current === undefined) return undefined;
  return { current, ...(max !== undefined && max >= current && { max }) };
};

/** Sanity, whose stored maximum says nothing where it follows the Cthulhu Mythos. */
const sanityOf = (raw: unknown): RawFields | undefined => {
  const { max, ...rest } = gauge(raw) ?? {};
  if (rest.current === undefined) return undefined;
  return readBoolean(pick(fieldsOf(raw), ["auto"])) === true || max === undefined ? rest : { ...rest, max };
};

/** The sections of the story that have a name: `"Traits : Curieux."`. */
const storyOf = (core: Fields): string | undefined => {
  const sections = readList(pick(core, ["biography"])).flatMap((raw) => {
    const section = fieldsOf(raw);
    const text = plainText(pick(section, ["value"]));
    const title = readText(pick(section, ["title"]));
    return text === undefined ? [] : [title === undefined ? text : `${title} : ${text}`];
  });
  const story = proseOf(core, "backstory") ?? proseOf(core, "biography", "personalDescription");
  return [...sections, ...(story === undefined ? [] : [story])].join("\n") || undefined;
};

/**
 * The skill of a weapon, the shots that a firearm holds, and whether it impales; what is loaded now is not read, since
 * the system begins at 0.
 */
function readWeapon(system: Fields): { fields: RawFields; properties: string[] } {
  const shots = wholeOf(pick(system, ["bullets"]), SHOTS);
  const key = skillKey(readText(valueAt(system, "skill", "main", "name")) ?? "");
  const skill = CTHULHU_SKILLS.find((one) => one.key === key)?.label;
  return {
    fields: {
      ...(skill !== undefined && { Compétence: skill }),
      ...(shots !== undefined && { Coups: shots }),
    },
    properties: readBoolean(valueAt(system, "properties", "impl")) ? ["Empale"] : [],
  };
}

/** A Foundry actor of CoC7 in the product's own shape. */
export function readCthulhuActor(actor: ActorFile): RawFields {
  const { raw, core, items } = actor;
  const characteristics = wholesIn(fieldsAt(core, "characteristics"), PERCENT);
  const attributes = fieldsAt(core, "attribs");
  const about = (name: string) => readText(valueAt(core, "infos", name));
  const occupation = items.find(({ type }) => type === "occupation")?.name ?? about("occupation");
  const names = (kind: string) => items.filter(({ type }) => type === kind).map(({ name }) => name);
  return {
    ...headOf(actor, "cthulhu"),
    stats: {
      characteristics,
      skills: skillsOf(items, characteristics),
      hp: gauge(pick(attributes, ["hp"])),
      mp: gauge(pick(attributes, ["mp"])),
      san: sanityOf(pick(attributes, ["san"])),
      luck: wholeOf(pick(attributes, ["lck"]), PERCENT),
      inventoryItems: gearEntries(items, GEAR, readWeapon),
    },
    data: {
      occupation,
      age: about("age"),
      residence: about("residence"),
      birthplace: about("birthplace"),
      tomes: [...names("book"), ...names("spell")],
      avatarUrl: pick(raw, ["img"]),
      description: storyOf(core),
      notes: proseOf(core, "notes") ?? proseOf(core, "description", "keeper"),
    },
  };
}
