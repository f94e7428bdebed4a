import { Text } from "@mantine/core";
import type { SpellCounts as Counts, SpellCount } from "domain/games/dnd5e/spells/sheetSpells";
import { castingClassName } from "domain/games/dnd5e/spells/spellcasting";
import { formatModifier } from "domain/values/dice/rollDice";
import { unitOf } from "domain/values/text/plural";
import styles from "./Spells.module.css";

/** How a class casts, and how many spells are chosen of how many. More than the class gives is shown, not refused: feats and MJs give more. */
export function SpellCounts({ counts: { casting, cantrips, known, arcana, prepared } }: { counts: Counts }) {
  return (
    <Text size="sm" c="var(--ink-2)">
      <strong>{castingClassName(casting)}</strong> : DD {casting.saveDifficulty}, attaque{" "}
      {formatModifier(casting.attackBonus)}
      {cantrips && <Count of={cantrips} what="sorts mineurs" />}
      {known && <Count of={known} what="sorts connus" />}
      {arcana && <Count of={arcana} what="arcanums" />}
      {prepared && <Count of={prepared} what="sorts préparés" />}
    </Text>
  );
}

function Count({ of: { chosen, of }, what }: { of: SpellCount; what: string }) {
  return (
    <>
      {" · "}
      <span className={chosen > of ? styles.over : undefined}>
        {chosen} sur {of} {unitOf(of, what)}
      </span>
    </>
  );
}
