import { foldText } from "../../../values/text/foldText";
import { type CastableSpell, SPELL_SCHOOLS, type Spell } from "./spell";

function searchable(spell: CastableSpell | Spell): string {
  const known =
    "english" in spell ? [spell.english, ...(spell.otherNames ?? []), SPELL_SCHOOLS[spell.school]] : [];
  const kinds = [spell.ritual ? "rituel" : "", spell.concentration ? "concentration" : ""];
  return foldText([spell.name, spell.summary ?? "", ...known, ...kinds].join(" "));
}

/** Whether a spell has every word of `query` in its names, its school or its summary; all have a blank one. */
export function spellMatcher(query: string): (spell: CastableSpell | Spell) => boolean {
  const words = foldText(query).split(" ");
  return (spell) => {
    const text = searchable(spell);
    return words.every((word) => text.includes(word));
  };
}
