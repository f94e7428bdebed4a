import type { TextBlock } from "../../game/sheet";
import { gameOf } from "../../games/registry/games";
import type { Character } from "../../sheet/character/character";

/**
 * Race and armour class are words of D&D. A character of another game may have them all the same, from a file or a form:
 * what is stored of them, as a block of its sheet; undefined where there is nothing, and for D&D, whose sheet shows them
 * in their places.
 */
export function otherGameBlock({
  system,
  race,
  ac,
}: Pick<Character, "system" | "race" | "ac">): TextBlock | undefined {
  if (gameOf(system).sheet.blocks === undefined) return undefined;
  const lines = [
    { label: "Race", text: race },
    { label: "CA", text: ac === undefined ? undefined : String(ac) },
  ].flatMap(({ label, text }) => (text === undefined || text === "" ? [] : [{ label, text }]));
  return lines.length === 0 ? undefined : { kind: "text", id: "other-game", title: "Aussi noté", lines };
}
