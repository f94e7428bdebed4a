import { Text } from "@mantine/core";
import type { CastableSpell, Spell } from "domain/games/dnd5e/spells/spell";
import { saveLabel, spellFacts } from "domain/games/dnd5e/spells/spellLabels";

const isOfCatalogue = (spell: CastableSpell | Spell): spell is Spell => "english" in spell;

/** A spell in small print: its sentence, then its facts in one line. */
export function SpellFacts({ spell }: { spell: CastableSpell | Spell }) {
  const facts = isOfCatalogue(spell) ? spellFacts(spell).map(([label, text]) => `${label} : ${text}`) : [];
  const line = [...facts, saveLabel(spell)].filter(Boolean).join(" · ");
  return (
    <>
      {spell.summary && (
        <Text size="sm" lh={1.45} c="var(--ink-2)">
          {spell.summary}
        </Text>
      )}
      {line && (
        <Text size="xs" lh={1.45} c="dimmed">
          {line}
        </Text>
      )}
    </>
  );
}
