import type { RawFields } from "../../sheet/character/character";
import { fieldName, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readList, readText } from "../../values/reading/values";
import { elide } from "../../values/text/elide";
import { statBlocksIn } from "./improvedInitiative/statBlocks";
import { readActorFile } from "./otherGames/actorFile";

/** What an import reads, for the sentence that refuses another file. */
const READABLE =
  "Sont lus : un personnage exporté d'ici, un acteur Foundry de D&D 5e, Vampire V5, Cyberpunk RED ou L'Appel de Cthulhu 7, un personnage de D&D Beyond, de Progeny ou du Dhole's House.";

/** Systems of Foundry that people have files of, by their folded ids. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  alienrpg: "Alien",
  archmage: "13th Age",
  blackflag: "Tales of the Valiant",
  coc7: "L'Appel de Cthulhu 7",
  cyberpunkredcore: "Cyberpunk RED",
  deltagreen: "Delta Green",
  dnd5e: "D&D 5e",
  dsa5: "L'Œil Noir 5",
  fatecorecore: "Fate",
  forbiddenlands: "Forbidden Lands",
  pf1: "Pathfinder 1",
  pf2e: "Pathfinder 2e",
  sfrpg: "Starfinder",
  shadowrun5e: "Shadowrun 5",
  starwarsffg: "Star Wars FFG",
  swade: "Savage Worlds",
  vtm5e: "Vampire V5",
  wfrp4e: "Warhammer 4",
  wod5e: "Monde des Ténèbres 5",
  worldbuilding: "Simple Worldbuilding",
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  group: "un groupe",
  encounter: "une rencontre",
  vehicle: "un véhicule",
  hunter: "un chasseur",
  werewolf: "un loup-garou",
};

/** `"un acteur Foundry de Pathfinder 2e"`; undefined for a file that says nothing of itself. */
const kindOf = (raw: RawFields): string | undefined => {
  const actor = readActorFile(raw);
  if (actor !== undefined) {
    const { type, systemId } = actor;
    const id = fieldName(systemId ?? "");
    const system = (Object.hasOwn(SYSTEM_NAMES, id) ? SYSTEM_NAMES[id] : undefined) ?? systemId;
    const kind = Object.hasOwn(TYPE_NAMES, type) ? ` (${TYPE_NAMES[type]})` : "";
    return `un acteur Foundry${system === undefined ? " d'un autre jeu" : ` ${elide("de", system)}`}${kind}`;
  }
  const fields = fieldsOf(raw);
  if (fields.has(fieldName("schema_version")) && isRecord(pick(fields, ["character"])))
    return "un personnage de Roll20";
  const format = readText(pick(fields, ["format"]));
  return format === undefined ? undefined : `au format « ${format} »`;
};

const isPathbuilder = (raw: RawFields): boolean => {
  const build = isRecord(raw.build) ? raw.build : raw;
  return ["ancestry", "heritage", "keyability"].every((name) => name in build) && isRecord(build.abilities);
};

/** What the data of 5etools have lists of. */
const LISTS_OF_5ETOOLS = ["monster", "spell", "item", "class", "race", "feat", "background", "adventure"];

const isOf5etools = (raw: RawFields): boolean => {
  const lists = LISTS_OF_5ETOOLS.filter((name) => Array.isArray(raw[name]));
  if (isRecord(raw._meta) && (Array.isArray(raw._meta.sources) || lists.length > 0)) return true;
  const [first] = lists.map((name) => readList(raw[name])[0]);
  const entry = isRecord(first) ? first : raw;
  return (
    typeof entry.source === "string" &&
    "page" in entry &&
    ["ac", "entries"].some((name) => Array.isArray(entry[name]))
  );
};

/**
 * `"de Pathbuilder, …"`: whose file it is, of tools that nothing is read of; of a list its first entry tells.
 */
export function unreadTool(content: unknown): string | undefined {
  const raw = Array.isArray(content) ? content[0] : content;
  if (!isRecord(raw)) return undefined;
  if (isPathbuilder(raw)) return "de Pathbuilder, qui fait des personnages de Pathfinder 2e";
  return isOf5etools(raw) ? "de 5etools, qui est un recueil de règles" : undefined;
}

/** The sentence for a file of a tool that makes no characters that are read here; undefined for any other. */
export function toolRefusal(content: unknown): string | undefined {
  if (statBlocksIn(content) !== undefined)
    return "Ce fichier vient d'Improved Initiative, qui garde des créatures : le MJ les importe depuis « Créatures », dans le panneau de sa campagne.";
  const tool = unreadTool(content);
  return tool && `Ce fichier vient ${tool}. ${READABLE}`;
}

/** The sentence for a file that no reader knows: what it is, and what can be read. */
export function foreignRefusal(content: unknown): string {
  const kind = isRecord(content) ? kindOf(content) : undefined;
  return kind === undefined
    ? `Ce fichier n'est pas un personnage d'un outil connu. ${READABLE}`
    : `Ce fichier est ${kind}. ${READABLE}`;
}
