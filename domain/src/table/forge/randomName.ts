import { oneOf } from "../../game/forge/chance";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { SystemId } from "../../values/systemIds";
import { normaliseName } from "../../values/text/name";

interface NameParts {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** Names for anybody, by game. */
const NAMES: Readonly<Record<SystemId, NameParts>> = {
  dnd5e: {
    first: ["Aelis", "Brann", "Corvin", "Dovrae", "Elowen", "Ferin", "Ghislan", "Isolde", "Maelor", "Orsa"],
    last: ["Cœur-de-Frêne", "des Gués", "Longuerive", "Poing-de-Grès", "Sombreval", "Trois-Lunes"],
  },
  vampire: {
    first: [
      "Adrien",
      "Blanche",
      "Célestin",
      "Diane",
      "Gabriel",
      "Hélène",
      "Léopold",
      "Mina",
      "Raphaël",
      "Vera",
    ],
    last: ["Amaury", "Delacroix", "Fontanges", "Malherbe", "Roussel", "Saint-Just", "Vasseur"],
  },
  cyberpunk: {
    first: ["Ash", "Blitz", "Chrome", "Dita", "Jinx", "Kaz", "Nova", "Remy", "Sable", "Vex"],
    last: ["Amara", "Delgado", "Ito", "Kowalski", "Okafor", "Reyes", "Zhou"],
  },
  cthulhu: {
    first: [
      "Albert",
      "Berthe",
      "Clémence",
      "Edgar",
      "Germaine",
      "Hippolyte",
      "Irène",
      "Lucien",
      "Odette",
      "Paul",
    ],
    last: ["Aubry", "Carlier", "Duvivier", "Lemoine", "Marchand", "Peyrac", "Vautrin"],
  },
};

/** Whether `randomName` gave this name: then another may take its place. */
const isRandomName = (system: SystemId, name: string): boolean =>
  NAMES[system].first.some((first) => NAMES[system].last.some((last) => name === `${first} ${last}`));

/** The name that is there, or a random one where none was chosen. */
export function randomName(system: SystemId, name: string, source: RandomUint32): string {
  if (normaliseName(name) !== "" && !isRandomName(system, name)) return name;
  const { first, last } = NAMES[system];
  return `${oneOf(first, source)} ${oneOf(last, source)}`;
}
