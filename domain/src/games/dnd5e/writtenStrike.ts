import type { AbilityKey } from "../../sheet/character/abilities";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { foldText } from "../../values/text/foldText";
import { abilityModifierOf, proficiencyBonusOf } from "./sheetRolls";

type Strike = NonNullable<Action["strike"]>;

const BLOW =
  /\b(corps a corps|contact|allonge|melee|reach|mains nues|unarmed|poings?|griffes?|morsure|haches?|hachettes?|epees?|espadons?|marteaux?|masses?|massues?|gourdins?|fleaux?|hallebardes?|coutilles?|maillets?|morgensterns?|rapieres?|cimeterres?|fouets?|serpes?|(?:great|hand|battle)?axes?|(?:great|long|short)?swords?|(?:war)?hammers?|maces?|halberds?|mauls?|rapiers?|scimitars?)\b/;
/** What a bow, a throw, a spell or a distance is called; one distance alone is that of a reach. */
const NO_BLOW =
  /\b(a distance|ranged|tir|arcs?|arbaletes?|frondes?|bows?|crossbows?|lancers?|lancee?s?|jets?|thrown|sorts?|spells?)\b|\d+\s*\/\s*\d+/;
const FINESSE =
  /\b(finesse|rapieres?|dagues?|cimeterres?|fouets?|epees? courtes?|rapiers?|daggers?|scimitars?|whips?|shortswords?|mains nues|unarmed|poings?)\b/;

/** The best that magic adds to an attack. */
const MOST_MAGIC = 3;

/**
 * What leads an attack that the sheet has written, as far as its words and numbers say it; undefined where they do
 * not: neither a name of a weapon nor « corps à corps », words of a shot or a spell beside it, or a bonus that is not
 * Strength's.
 */
export function writtenStrike(character: Character, action: Action): Strike | undefined {
  const { name, description = "", range = "", attackBonus } = action;
  if (attackBonus === undefined) return undefined;
  const words = foldText([name, range, description].join(" ; "));
  if (!BLOW.test(words) || NO_BLOW.test(words)) return undefined;
  const unmodified = attackBonus - (proficiencyBonusOf(character) ?? 0);
  const magicWith = (ability: AbilityKey) =>
    unmodified - (abilityModifierOf(character, ability) ?? Number.NaN);
  const magic = magicWith("str");
  if (!(magic >= 0 && magic <= MOST_MAGIC)) return undefined;
  // The better of the two leads, Strength where it is as good.
  const byDexterity = FINESSE.test(words) && magicWith("dex") >= 0 && magicWith("dex") < magic;
  return { ability: byDexterity ? "dex" : "str", melee: true };
}
