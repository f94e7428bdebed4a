import { foldText } from "../../../values/text/foldText";
import type { Spell } from "./spell";

/** The wizards after whom other editions name spells that the SRD names plainly. */
const WIZARDS = "bigby|drawmij|evard|leomund|melf|mordenkainen|nystul|otiluke|otto|rary|tasha|tenser";
const OF_A_WIZARD = new RegExp(`^(?:${WIZARDS})'s | (?:de |d')(?:${WIZARDS})$`);
/** What tools write behind a name: « Boule de feu (niveau 3) ». */
const IN_BRACKETS = /\s*[([].*$/;

const keyOf = (name: string): string => foldText(name).replace(/[/,-]/g, " ").replace(/\s+/g, " ").trim();

/**
 * Finds spells by their French or English name, ignoring accents, case and what stands in brackets behind it;
 * « Tasha's Hideous Laughter » and « Fou rire de Tasha » are the SRD's « Hideous Laughter ».
 */
export function spellFinder(spells: readonly Spell[]): (name: string) => Spell | undefined {
  const byName = new Map<string, Spell>();
  for (const spell of spells) {
    for (const name of [spell.name, spell.english, ...(spell.otherNames ?? [])])
      byName.set(keyOf(name), spell);
  }
  const find = (name: string): Spell | undefined =>
    byName.get(keyOf(name)) ?? byName.get(keyOf(foldText(name).replace(OF_A_WIZARD, "")));
  return (name) => find(name) ?? find(name.replace(IN_BRACKETS, ""));
}
