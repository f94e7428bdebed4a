import { CYBERPUNK_SKILLS } from "../../../games/cyberpunk/traits";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldsAt, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readNames, readText } from "../../../values/reading/values";
import type { FoundryItem } from "../foundry/items";
import { type ActorFile, headOf, highest, traitFinder, wholeOf, wholesIn } from "./actorFile";
import { gearEntries, proseOf } from "./gear";

const POINTS = { min: 0, max: 99 };

/** The book's English names that are not the product's keys. */
const skillKey = traitFinder(CYBERPUNK_SKILLS, {
  concealrevealobject: "concealReveal",
  concealorrevealobject: "concealReveal",
  drivelandvehicle: "driveLand",
  driving: "driveLand",
  pilotairvehicle: "pilotAir",
  pilotseavehicle: "pilotSea",
  electronicssecuritytech: "electronics",
  electronicsandsecuritytech: "electronics",
  landvehicletech: "vehicleTech",
  resisttorturedrugs: "resistTorture",
  resisttortureordrugs: "resistTorture",
  wardrobestyle: "wardrobeStyle",
  wardrobeandstyle: "wardrobeStyle",
  weaponstech: "weaponsmith",
  marksmanship: "handgun",
});

const GEAR = {
  weapon: "Arme",
  armor: "Armure",
  ammo: "Munitions",
  gear: "Équipement",
  clothing: "Vêtement",
  cyberdeck: "Cyberdeck",
  program: "Programme",
  vehicle: "Véhicule",
  drug: "Drogue",
};

/** Whether the actor is a character of Cyberpunk RED. */
export function isCyberpunkActor({ core, type, systemId }: ActorFile): boolean {
  if (systemId !== undefined)
    return systemId === "cyberpunk-red-core" && ["character", "mook"].includes(type);
  const stats = fieldsAt(core, "stats");
  return isRecord(stats.get("ref")) && isRecord(stats.get("emp")) && isRecord(stats.get("move"));
}

/** `"Animal Handling"` → `"animalHandling"`: a skill that the sheet has no other name for. */
const camelName = (name: string): string => {
  const words = name.replace(/\s*\(.*$/s, "").match(/[\p{L}\d]+/gu) ?? [];
  return words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("");
};

const skillsOf = (core: Fields, items: readonly FoundryItem[]): Record<string, number> => {
  const listed = items
    .filter(({ type }) => type === "skill")
    .map(({ name, system }) => [name, wholeOf(pick(system, ["level"]), POINTS)] as const);
  const stored = [...fieldsAt(core, "skills")].map(([name, raw]) => [name, wholeOf(raw, POINTS)] as const);
  return highest(
    [...stored, ...listed].flatMap(([name, level]) =>
      level ? [[skillKey(name) ?? camelName(name), level] as const] : [],
    ),
  );
};

/** A maximum of 0 is none: the sheet works it out, and the current value beside it says nothing. */
const gauge = (raw: unknown): RawFields | undefined => {
  if (!isRecord(raw) || wholeOf(raw.max) === 0) return undefined;
  const left = wholeOf(raw.value, { min: -999, max: 999 });
  const current = left === undefined ? undefined : Math.max(0, left);
  const max = wholeOf(raw.max, { min: 0, max: 999 });
  return current === undefined && max === undefined
    ? undefined
    : { current: current ?? max, max: max ?? current };
};

interface WornArmour {
  /** Whole, before it was shot at. */
  readonly power: number;
  readonly ablation: number;
}

/** The worn piece that stops most at a location now. */
const wornAt = (items: readonly FoundryItem[], location: string): WornArmour | undefined => {
  const worn = items.filter(
    ({ type, system }) => type === "armor" && (pick(system, ["equipped"]) ?? "equipped") === "equipped",
  );
  const pieces = worn.flatMap(({ system }): WornArmour[] => {
    const covers = readBoolean(pick(system, [`is${location}Location`])) !== false;
    const place = fieldsAt(system, `${location}Location`);
    const power = wholeOf(pick(place, ["sp"]), POINTS);
    if (!covers || !power) return [];
    return [{ power, ablation: Math.min(power, wholeOf(pick(place, ["ablation"]), POINTS) ?? 0) }];
  });
  return pieces.toSorted((a, b) => b.power - b.ablation - (a.power - a.ablation))[0];
};

/** What is installed: by the piece itself, or in newer versions by a list of what holds it. */
const installedIn = (core: Fields, items: readonly FoundryItem[]): readonly FoundryItem[] => {
  const holders = [core, ...items.map(({ system }) => system)].map((holder) =>
    fieldsAt(holder, "installedItems"),
  );
  const isListed = holders[0]?.has("list") === true;
  const listed = new Set(holders.flatMap((holder) => readNames(readList(pick(holder, ["list"])))));
  return items.filter(({ type, id, system }) => {
    if (type !== "cyberware") return false;
    const own = readBoolean(pick(system, ["isInstalled"]));
    return own ?? (!isListed || (id !== undefined && listed.has(id)));
  });
};

const names = (items: readonly FoundryItem[], kind: string): string[] =>
  items.filter(({ type }) => type === kind).map(({ name }) => name);

/** A Foundry actor of cyberpunk-red-core in the product's own shape. */
export function readCyberpunkActor(actor: ActorFile): RawFields {
  const { raw, core, items } = actor;
  const derived = fieldsAt(core, "derivedStats");
  const stats = fieldsAt(core, "stats");
  const role = items.find(({ type }) => type === "role");
  const named = readText(valueAt(core, "roleInfo", "activeRole")) ?? role?.name;
  const story = fieldsAt(core, "lifepath");
  const installed = installedIn(core, items);
  const [head, body] = [wornAt(items, "head"), wornAt(items, "body")];
  return {
    ...headOf(actor, "cyberpunk"),
    stats: {
      // The maximum of Luck and Empathy is the stat, their value is what is left of it.
      attributes: {
        ...wholesIn(stats, POINTS),
        ...Object.fromEntries(
          ["luck", "emp"].flatMap((key) => {
            const max = wholeOf(valueAt(stats, key, "max"), POINTS);
            return max === undefined ? [] : [[key, max]];
          }),
        ),
      },
      skills: skillsOf(core, items),
      hp: gauge(pick(derived, ["hp"])),
      humanity: gauge(pick(derived, ["humanity"])),
      luckPoints: gauge(pick(stats, ["luck"])),
      armor: { head: head?.power, body: body?.power },
      ablation: { head: head?.ablation, body: body?.ablation },
      inventoryItems: gearEntries(items, GEAR),
    },
    data: {
      role: named,
      class: named,
      roleAbility:
        role &&
        [pick(role.system, ["mainRoleAbility"]), wholeOf(pick(role.system, ["rank"]))]
          .filter(Boolean)
          .join(" "),
      handle: readText(valueAt(core, "information", "alias")),
      cyberware: installed.map(({ name }) => name),
      style: readText(pick(story, ["clothingStyle"])),
      lifepath: readText(pick(story, ["culturalOrigin"])),
      reputation: wholeOf(pick(core, ["reputation"]), POINTS),
      eurobucks: wholeOf(pick(core, ["wealth"]), { min: 0, max: 1_000_000_000 }),
      injuries: names(items, "criticalInjury"),
      avatarUrl: pick(raw, ["img"]),
      description: proseOf(core, "information", "history"),
      notes: proseOf(core, "information", "notes"),
    },
  };
}
