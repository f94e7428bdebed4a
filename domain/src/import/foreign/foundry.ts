import { frenchAlignment, frenchDamageType, frenchProficiency } from "../../games/dnd5e/vocabulary";
import type { RawFields } from "../../sheet/character/character";
import { fieldsAt, pick, valueAt } from "../../values/reading/fields";
import { readList, readNames, readText } from "../../values/reading/values";
import { foundryExtras } from "./extras";
import { classLevelsOf, foundryActions } from "./foundry/actions";
import { type FoundryActor, readActor } from "./foundry/actor";
import { armorClassOf } from "./foundry/armor";
import { foundryEntry } from "./foundry/entry";
import { namedBy } from "./foundry/items";
import {
  abilityScoresOf,
  hitPointsOf,
  initiativeOf,
  savingThrowsOf,
  skillsOf,
  speedsOf,
} from "./foundry/numbers";
import { weaponBonusesOf } from "./foundry/wielding";
import { plainText } from "./plainText";

const customNames = ({ core }: FoundryActor, block: string): string[] =>
  readText(valueAt(core, "traits", block, "custom"), 2000)?.split(";") ?? [];

const proficiencyNames = (actor: FoundryActor, block: string): string[] =>
  [...(actor.listed(`traits.${block.toLowerCase()}.value`) ?? []), ...customNames(actor, block)].map(
    frenchProficiency,
  );

/**
 * The damage types of a list (`traits.dr`), in French, with those in words of one's own; weapons of some kinds pass the
 * list, which is said of magical ones alone.
 */
function defencesOf({ core, listed }: FoundryActor, list: "dr" | "di" | "dv"): string[] | undefined {
  const isPassedByMagic = readNames(readList(valueAt(core, "traits", list, "bypasses"))).includes("mgc");
  const types = (listed(`traits.${list}.value`) ?? []).map(frenchDamageType);
  const own = readText(valueAt(core, "traits", list, "custom"), 400)?.split(";") ?? [];
  const named = [...types.map((type) => (isPassedByMagic ? `${type} non magique` : type)), ...own];
  return named.length > 0 ? named : undefined;
}

/** Tools are a record by code, each with the share of proficiency; earlier versions had a list. */
const toolNames = (actor: FoundryActor): string[] => {
  const stored = [...fieldsAt(actor.core, "tools").keys()];
  const known = stored.filter((code) => actor.own.number(`tools.${code}.value`) !== 0);
  const own = customNames(actor, "toolProf");
  return stored.length > 0 ? [...known, ...own].map(frenchProficiency) : proficiencyNames(actor, "toolProf");
};

/**
 * A Foundry VTT dnd5e actor in the product's own shape, with the values that the system would derive: an
 * export stores few of them. Undefined for anything else. Carried items become inventory entries with a
 * snapshot, since their ids are unknown here; what they add is in their effects.
 */
export function readFoundryActor(raw: RawFields): RawFields | undefined {
  const actor = readActor(raw);
  if (actor === undefined) return undefined;
  const { core, items, classes, own } = actor;
  const details = fieldsAt(core, "details");
  return {
    id: raw._id ?? raw.id,
    name: raw.name,
    system: "dnd5e",
    stats: {
      abilityScores: abilityScoresOf(actor),
      savingThrows: savingThrowsOf(actor),
      skills: skillsOf(actor),
      hp: hitPointsOf(actor),
      ...armorClassOf(actor),
      weaponBonuses: weaponBonusesOf(actor),
      speed: speedsOf(actor),
      initiativeBonus: initiativeOf(actor),
      proficiencyBonus: own.number("attributes.prof"),
      resistances: defencesOf(actor, "dr"),
      immunities: defencesOf(actor, "di"),
      vulnerabilities: defencesOf(actor, "dv"),
      inventoryItems: items.flatMap((item) => foundryEntry(item, actor) ?? []),
      ...foundryActions(items),
    },
    data: {
      classes: classLevelsOf(items, classes),
      level: classes.length > 0 ? actor.level : pick(details, ["level"]),
      race: namedBy(items, pick(details, ["race"]), ["race", "species"]),
      background: namedBy(items, pick(details, ["background"]), ["background"]),
      alignment: frenchAlignment(pick(details, ["alignment"])),
      avatarUrl: raw.img,
      description: plainText(pick(fieldsAt(details, "biography"), ["value"])),
      notes: plainText(pick(details, ["notes"])),
      traits: {
        personality: plainText(pick(details, ["trait"])),
        ideals: plainText(pick(details, ["ideal"])),
        bonds: plainText(pick(details, ["bond"])),
        flaws: plainText(pick(details, ["flaw"])),
      },
      proficiencies: {
        armor: proficiencyNames(actor, "armorProf"),
        weapons: proficiencyNames(actor, "weaponProf"),
        tools: toolNames(actor),
        languages: proficiencyNames(actor, "languages"),
      },
      ...foundryExtras(actor),
    },
  };
}
