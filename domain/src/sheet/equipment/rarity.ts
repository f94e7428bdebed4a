import { foldText } from "../../values/text/foldText";

/** Whole words of a rarity, in French, English and the codes of other tools: "peu commun" has none of them. */
const RARE = /\b(rares?|tresrare|veryrare|legendaire|legendary|artefact|artifact)\b/;

/** What an item, or one source of it, says of its rarity. */
interface Marked {
  readonly rarity?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/**
 * Whether an item is rare: D&D's rarities from « Rare » up, and in every game a rarity of these words or the tag
 * « rare ».
 *
 * @example isRare({ rarity: "Très rare" }) // true
 * @example isRare({ rarity: "Peu commun" }) // false
 */
export const isRare = ({ rarity = "", tags = [] }: Marked): boolean =>
  RARE.test(foldText(rarity)) || tags.some((tag) => foldText(tag) === "rare");
