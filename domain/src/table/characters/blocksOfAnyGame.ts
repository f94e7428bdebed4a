import type { TextBlock } from "../../game/sheet";
import { gameOf } from "../../games/registry/games";
import type { Character } from "../../sheet/character/character";
import { TRAIT_KEYS, TRAIT_LABELS } from "../../sheet/character/traits";
import type { SystemId } from "../../values/systemIds";

type Line = { readonly label: string; readonly text: string | undefined };

/** A block of the lines that have a text; undefined where none has. */
function textBlock(id: string, title: string, lines: readonly Line[]): TextBlock[] {
  const known = lines.flatMap(({ label, text }) =>
    text === undefined || text === "" ? [] : [{ label, text }],
  );
  return known.length === 0 ? [] : [{ kind: "text", id, title, lines: known }];
}

/** Whether the game's sheet has D&D's sections in their places: those of other games are made of blocks. */
const hasOwnSections = (system: SystemId): boolean => gameOf(system).sheet.blocks === undefined;

/**
 * What a character of any game may have beside its game's own blocks: the four traits, race and armour class, words of
 * D&D, from a ready character, a file or a form. As blocks, where there is something; none for D&D, whose sheet shows
 * them in their places.
 */
export function blocksOfAnyGame({
  system,
  race,
  ac,
  traits,
}: Pick<Character, "system" | "race" | "ac" | "traits">): readonly TextBlock[] {
  if (hasOwnSections(system)) return [];
  return [
    ...textBlock(
      "profile",
      "Profil et traits",
      TRAIT_KEYS.map((key) => ({ label: TRAIT_LABELS[key], text: traits[key] })),
    ),
    ...textBlock("other-game", "Aussi noté", [
      { label: "Race", text: race },
      { label: "CA", text: ac === undefined ? undefined : String(ac) },
    ]),
  ];
}

/** The names of the four traits, for a sheet to say that they are empty where its game does not ask for them. */
export const emptyTraits = ({ system, traits }: Pick<Character, "system" | "traits">): readonly string[] =>
  hasOwnSections(system) || TRAIT_KEYS.some((key) => traits[key])
    ? []
    : TRAIT_KEYS.map((key) => TRAIT_LABELS[key]);
