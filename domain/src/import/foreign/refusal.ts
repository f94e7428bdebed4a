import type { RawFields } from "../../sheet/character/character";
import { fieldName, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readText } from "../../values/reading/values";
import { readActorFile } from "./otherGames/actorFile";

/** What an import reads, for the sentence that refuses another file. */
const READABLE =
  "Sont lus : un personnage exporté d'ici, un acteur Foundry de D&D 5e, Vampire V5, Cyberpunk RED ou L'Appel de Cthulhu 7, un personnage de D&D Beyond ou de Progeny.";

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
    return `un acteur Foundry${system === undefined ? " d'un autre jeu" : ` de ${system}`}${kind}`;
  }
  const fields = fieldsOf(raw);
  if (fields.has(fieldName("schema_version")) && isRecord(pick(fields, ["character"])))
    return "un personnage de Roll20";
  const format = readText(pick(fields, ["format"]));
  return format === undefined ? undefined : `au format « ${format} »`;
};

/** The sentence for a file that no reader knows: what it is, and what can be read. */
export function foreignRefusal(content: unknown): string {
  const kind = isRecord(content) ? kindOf(content) : undefined;
  return kind === undefined
    ? `Ce fichier n'est pas un personnage d'un outil connu. ${READABLE}`
    : `Ce fichier est ${kind}. ${READABLE}`;
}
