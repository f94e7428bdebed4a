import { MAX_ABOUT } from "../../../game/creatures/parts";
import { CREATURE_KINDS } from "../../../games/dnd5e/creatures/kinds";
import { CREATURE_SIZES } from "../../../games/dnd5e/creatures/size";
import { frenchAlignment } from "../../../games/dnd5e/vocabulary";
import { foldText } from "../../../values/text/foldText";
import { cutLine } from "./lines";

const KINDS: Readonly<Record<string, string>> = CREATURE_KINDS;

const WRITTEN = /^(tiny|small|medium|large|huge|gargantuan) (\w+)(?: \(([^()]*)\))?(?:, (.+))?$/i;

/**
 * `"Small humanoid (goblinoid), neutral evil"` as the product's own creatures say it, « Humanoïde (goblinoid)
 * de taille P, neutre mauvais », from which tokens take their size; any other text as it is.
 */
export function aboutOf(text: string): string {
  const [, size = "", kind = "", race, alignment] = WRITTEN.exec(text.trim()) ?? [];
  const folded = foldText(kind);
  const sizes: Readonly<Record<string, { code: string }>> = CREATURE_SIZES;
  const code = sizes[foldText(size)]?.code;
  if (code === undefined || !Object.hasOwn(KINDS, folded)) return cutLine(text, MAX_ABOUT);
  const beside = race === undefined ? "" : ` (${race})`;
  const moral = alignment === undefined ? "" : `, ${frenchAlignment(alignment)?.toLowerCase()}`;
  return cutLine(`${KINDS[folded]}${beside} de taille ${code}${moral}`, MAX_ABOUT);
}
