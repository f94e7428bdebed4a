import { DISCIPLINES, VAMPIRE_SKILLS } from "../../../games/vampire/traits";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readList, readName, readText } from "../../../values/reading/values";
import type { FoundryItem } from "../foundry/items";
import { plainText } from "../plainText";
import { type ActorFile, headOf, highest, traitFinder, wholeOf, wholesIn } from "./actorFile";
import { gearEntries, proseOf } from "./gear";

const DOTS = { min: 0, max: 10 };

const disciplineKey = traitFinder(DISCIPLINES, {
  sorcery: "bloodSorcery",
  alchemy: "thinBloodAlchemy",
  thinbloodalchemy: "thinBloodAlchemy",
});

const skillKey = traitFinder(VAMPIRE_SKILLS, {});

const GEAR = { weapon: "Arme", armor: "Armure", gear: "Équipement" };

const SYSTEMS = ["wod5e", "vtm5e"];
const PLAYED = ["vampire", "mortal", "ghoul", "character"];

/** Whether the actor is a vampire, a ghoul or a mortal of the fifth edition. */
export function isVampireActor({ core, type, systemId }: ActorFile): boolean {
  if (systemId !== undefined) return SYSTEMS.includes(systemId) && PLAYED.includes(type);
  const attributes = [fieldsAt(core, "attributes"), fieldsAt(core, "abilities")];
  return (
    PLAYED.includes(type) &&
    attributes.some((block) => isRecord(block.get("composure")) && isRecord(block.get("resolve")))
  );
}

/** A track of boxes: what is neither bruised nor wounded is left. */
const trackOf = (raw: unknown): RawFields | undefined => {
  const fields = fieldsOf(raw);
  const max = wholeOf(pick(fields, ["max"]), DOTS) ?? wholeOf(pick(fields, ["value"]), DOTS);
  if (max === undefined) return undefined;
  const superficial = wholeOf(pick(fields, ["superficial"]), DOTS) ?? 0;
  const aggravated = wholeOf(pick(fields, ["aggravated"]), DOTS) ?? 0;
  return { current: Math.max(0, max - superficial - aggravated), max, superficial, aggravated };
};

const skillLabel = (name: string): string => {
  const key = skillKey(name);
  return VAMPIRE_SKILLS.find((skill) => skill.key === key)?.label ?? name;
};

/** `"Bagarre (lutte)"`. */
const speciality = (skill: string, name: string): string => `${skillLabel(skill)} (${name})`;

/** Specialities are the bonuses of a skill, in older versions items of their own. */
const specialtiesOf = (core: Fields, items: readonly FoundryItem[]): string[] => [
  ...[...fieldsAt(core, "skills")].flatMap(([skill, raw]) =>
    readList(pick(fieldsOf(raw), ["bonuses"])).flatMap((bonus) => {
      const name = readText(pick(fieldsOf(bonus), ["source"]));
      return name === undefined ? [] : [speciality(skill, name)];
    }),
  ),
  ...items
    .filter(({ type }) => type === "specialty")
    .map(({ name, system }) => {
      const skill = readText(pick(system, ["skill"]));
      return skill === undefined ? name : speciality(skill, name);
    }),
];

const disciplinesOf = (core: Fields): Record<string, number> =>
  highest(
    [...fieldsAt(core, "disciplines")].flatMap(([name, raw]) => {
      const key = disciplineKey(name);
      const value = wholeOf(raw, DOTS);
      return key === undefined || !value ? [] : [[key, value] as const];
    }),
  );

const namesOf = (items: readonly FoundryItem[], ...types: readonly string[]): string[] =>
  items.filter(({ type }) => types.includes(type)).map(({ name }) => name);

/** `"Ressources 3"`. */
const advantages = (items: readonly FoundryItem[]): string[] =>
  items
    .filter(({ type }) => type === "feature")
    .map(({ name, system }) => [name, wholeOf(pick(system, ["points"]))].filter(Boolean).join(" "));

/** A Foundry actor of wod5e or of the older vtm5e in the product's own shape. */
export function readVampireActor(actor: ActorFile): RawFields {
  const { raw, core, items } = actor;
  const headers = fieldsAt(core, "headers");
  const header = (name: string) => plainText(pick(headers, [name]) ?? pick(core, [name]));
  const attributes = fieldsAt(core, "attributes");
  return {
    ...headOf(actor, "vampire"),
    stats: {
      attributes: wholesIn(attributes.size > 0 ? attributes : fieldsAt(core, "abilities"), DOTS),
      skills: wholesIn(fieldsAt(core, "skills"), DOTS),
      disciplines: disciplinesOf(core),
      health: trackOf(pick(core, ["health"])),
      willpower: trackOf(pick(core, ["willpower"])),
      humanity: wholeOf(pick(core, ["humanity"]), DOTS),
      stains: wholeOf(valueAt(core, "humanity", "stains"), DOTS),
      hunger: wholeOf(pick(core, ["hunger"]), DOTS),
      bloodPotency: wholeOf(valueAt(core, "blood", "potency"), DOTS),
      inventoryItems: gearEntries(items, GEAR),
    },
    data: {
      clan: namesOf(items, "clan")[0] ?? header("clan"),
      predator: namesOf(items, "predatorType", "predatortype")[0] ?? header("predator"),
      resonance: readText(valueAt(core, "blood", "resonance")),
      generation: readText(valueAt(core, "blood", "generation")) ?? header("generation"),
      sire: header("sire"),
      ambition: header("ambition"),
      desire: header("desire"),
      convictions: header("tenets"),
      touchstones: header("touchstones"),
      concept: header("concept"),
      specialties: specialtiesOf(core, items),
      advantages: advantages(items),
      powers: namesOf(items, "power"),
      avatarUrl: pick(raw, ["img"]),
      description: proseOf(core, "biography") ?? proseOf(core, "bio", "history"),
      notes: proseOf(core, "notes"),
    },
  };
}

/** Whether it is a character of Progeny, the maker of characters for the fifth edition. */
export function isProgeny(raw: RawFields): boolean {
  const { attributes, skills, disciplines, clan } = raw;
  return (
    typeof clan === "string" &&
    Array.isArray(disciplines) &&
    isRecord(attributes) &&
    typeof attributes.composure === "number" &&
    isRecord(skills) &&
    typeof skills.subterfuge === "number"
  );
}

/** A discipline has as many dots as it has powers, and at least the level of the highest one. */
const progenyDisciplines = (powers: readonly Fields[]): Record<string, number> => {
  const named = powers.flatMap((power) => {
    const key = disciplineKey(readText(pick(power, ["discipline"])) ?? "");
    return key === undefined ? [] : [[key, wholeOf(pick(power, ["level"]), DOTS) ?? 1] as const];
  });
  return highest([
    ...named,
    ...named.map(([key]) => [key, named.filter(([other]) => other === key).length] as const),
  ]);
};

const levelled = (raw: unknown): string[] =>
  readList(raw).flatMap((entry) => {
    const name = readName(entry);
    const level = wholeOf(pick(fieldsOf(entry), ["level"]));
    return name === undefined ? [] : [[name, level].filter(Boolean).join(" ")];
  });

/** A character of Progeny in the product's own shape. */
export function readProgeny(raw: RawFields): RawFields {
  const fields = fieldsOf(raw);
  const whole = (name: string) => wholeOf(pick(fields, [name]), { min: 0, max: 20 });
  // What changes in play; files of older versions have none.
  const state = fieldsAt(fields, "ephemeral");
  const held = (name: string) => wholeOf(pick(state, [name]), DOTS);
  const track = (max: number | undefined, kind: string) =>
    trackOf({
      max,
      superficial: held(`superficial${kind}Damage`),
      aggravated: held(`aggravated${kind}Damage`),
    });
  const named = (name: string) => readList(raw[name]).flatMap((entry) => readName(entry) ?? []);
  const powers = readList(raw.disciplines).map(fieldsOf);
  const touchstones = readList(raw.touchstones).map(fieldsOf);
  const lines = (...names: string[]) => touchstones.flatMap((entry) => readText(pick(entry, names)) ?? []);
  return {
    id: raw.id,
    name: raw.name,
    system: "vampire",
    stats: {
      attributes: wholesIn(fieldsOf(raw.attributes), DOTS),
      skills: wholesIn(fieldsOf(raw.skills), DOTS),
      disciplines: progenyDisciplines(powers),
      health: track(whole("maxHealth") || undefined, ""),
      willpower: track(whole("willpower") || undefined, "Willpower"),
      humanity: whole("humanity"),
      stains: held("humanityStains"),
      hunger: held("hunger"),
      bloodPotency: whole("bloodPotency"),
    },
    data: {
      clan: raw.clan,
      predator: readName(raw.predatorType),
      generation: whole("generation"),
      sire: raw.sire,
      ambition: raw.ambition,
      desire: raw.desire,
      convictions: lines("conviction"),
      touchstones: lines("name"),
      specialties: [
        ...readList(raw.skillSpecialties),
        ...readList(pick(fieldsOf(raw.predatorType), ["pickedSpecialties"])),
      ].flatMap((entry) => {
        const [skill, name] = [pick(fieldsOf(entry), ["skill"]), readName(entry)];
        return name === undefined ? [] : [speciality(readText(skill) ?? "", name)];
      }),
      advantages: [...levelled(raw.merits), ...levelled(raw.flaws)],
      powers: [...named("disciplines"), ...named("rituals"), ...named("ceremonies")],
      description: plainText(raw.description),
      notes: plainText(raw.notes),
    },
  };
}
