import { traitLabel } from "../../../game/trait";
import { CTHULHU_SKILLS } from "../../../games/cthulhu/traits";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readText } from "../../../values/reading/values";
import { evaluateFormula } from "../foundry/formula";
import type { FoundryItem } from "../foundry/items";
import { plainText } from "../plainText";
import { type ActorFile, headOf, highest, wholeOf, wholesIn } from "./actorFile";
import { comparable, fullNameOf, identifierOf, investigatorSkill, skillNamed } from "./cthulhuSkills";
import { gearEntries, proseOf } from "./gear";

const PERCENT = { min: 0, max: 999 };
const POINTS = { min: -999, max: 999 };
const SHOTS = { min: 1, max: 999 };

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

/** Of a skill that the actor has twice the system takes the first: by its identifier, else by its name. */
const skillsOf = (items: readonly FoundryItem[], characteristics: RawFields): Record<string, number> => {
  const skills = new Map<string, FoundryItem>();
  for (const item of items) {
    if (item.type !== "skill") continue;
    const identity = identifierOf(item) ?? comparable(fullNameOf(item));
    if (!skills.has(identity)) skills.set(identity, item);
  }
  return highest(
    [...skills.values()].map((item) => [
      investigatorSkill(item),
      Math.min(PERCENT.max, skillValue(item, characteristics)),
    ]),
  );
};

/**
 * A gauge whose maximum the sheet works out where it is not stored; one of 0 is none, and the current value
 * says nothing.
 */
export const gaugeOf = (value: unknown, top: unknown): RawFields | undefined => {
  const current = wholeOf(value, PERCENT);
  const max = wholeOf(top, PERCENT);
  if (current === undefined || (max === 0 && current === 0)) return undefined;
  return { current, ...(max !== undefined && max >= current && max > 0 && { max }) };
};

const gauge = (raw: unknown): RawFields | undefined => {
  const fields = fieldsOf(raw);
  return gaugeOf(pick(fields, ["value"]), pick(fields, ["max"]));
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
  const skill = readText(valueAt(system, "skill", "main", "name"));
  return {
    fields: {
      ...(skill !== undefined && { Compétence: traitLabel(CTHULHU_SKILLS, skillNamed(skill)) }),
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
