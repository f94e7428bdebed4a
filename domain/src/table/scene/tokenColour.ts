import type { Token } from "../../documents/sceneSchema";
import { colorFor } from "../roster/playerColor";

/** What heroes' tokens were given by themselves, before each hero had one colour everywhere. */
const FORMER_COLOURS: ReadonlySet<string> = new Set([
  "#2563a8",
  "#c2410c",
  "#1d4ed8",
  "#15803d",
  "#7e22ce",
  "#be123c",
  "#0f766e",
  "#a16207",
  "#4338ca",
]);

/** The colour that a token is painted in: its hero's own, unless the MJ chose another. */
export const tokenColour = ({ characterId, colour }: Pick<Token, "characterId" | "colour">): string =>
  characterId !== undefined && FORMER_COLOURS.has(colour) ? colorFor(characterId) : colour;
