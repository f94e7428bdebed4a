import { Badge, Box, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { spellMatcher } from "domain/games/dnd5e/spells/searchSpells";
import type { Spell } from "domain/games/dnd5e/spells/spell";
import { spellLevelLabel } from "domain/games/dnd5e/spells/spellLabels";
import { plural } from "domain/values/text/plural";
import { useDeferredValue, useMemo, useState } from "react";
import { SrdCredit } from "../../../ui/SrdCredit";
import styles from "./SpellChoice.module.css";
import { SpellFacts } from "./SpellFacts";

interface SpellChoiceProps {
  /** Those that may be chosen. */
  spells: readonly Spell[];
  /** The ids of those that are. */
  chosen: ReadonlySet<string>;
  onToggle: (spell: Spell) => void;
  /** `"3 sur 4"` of a level's kind; undefined where nothing is counted. */
  countOf?: (level: number) => string | undefined;
}

const EVERY_LEVEL = "";
/** More rows than this are found by searching: nobody reads them all. */
const MAX_ROWS = 60;

/** Spells to choose from, by level and by words. */
export function SpellChoice({ spells, chosen, onToggle, countOf }: SpellChoiceProps) {
  const [query, setQuery] = useState("");
  const [level, setLevel] = useState(EVERY_LEVEL);
  const sought = useDeferredValue(query);
  const levels = useMemo(
    () => [...new Set(spells.map((spell) => spell.level))].sort((a, b) => a - b),
    [spells],
  );
  const found = useMemo(() => {
    const matches = spellMatcher(sought);
    return spells.filter(
      (spell) => (level === EVERY_LEVEL || spell.level === Number(level)) && matches(spell),
    );
  }, [spells, sought, level]);
  const count = level === EVERY_LEVEL ? undefined : countOf?.(Number(level));
  const rest = found.length - MAX_ROWS;
  return (
    <Stack gap="sm">
      <Group gap={10} align="end">
        <TextInput
          flex="1 1 200px"
          type="search"
          label="Rechercher un sort"
          placeholder="Nom, école, rituel…"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <NativeSelect
          flex="0 1 170px"
          label="Niveau"
          value={level}
          onChange={({ currentTarget }) => setLevel(currentTarget.value)}
          data={[
            { value: EVERY_LEVEL, label: "Tous les niveaux" },
            ...levels.map((one) => ({ value: String(one), label: spellLevelLabel(one) })),
          ]}
        />
      </Group>
      <Text size="sm" aria-live="polite" mih={22}>
        {found.length === 0
          ? "Aucun sort ne correspond."
          : `${found.length} ${plural(found.length, "sort", "sorts")}${count ? ` · ${count}` : ""}`}
      </Text>
      <Box component="ul" role="list">
        {found.slice(0, MAX_ROWS).map((spell) => (
          <SpellChoiceRow key={spell.id} spell={spell} chosen={chosen.has(spell.id)} onToggle={onToggle} />
        ))}
      </Box>
      {rest > 0 && <Text size="sm">Et {rest} de plus : cherche un nom ou choisis un niveau.</Text>}
      <SrdCredit of="sorts" />
    </Stack>
  );
}

interface RowProps extends Pick<SpellChoiceProps, "onToggle"> {
  spell: Spell;
  chosen: boolean;
}

function SpellChoiceRow({ spell, chosen, onToggle }: RowProps) {
  const { name, level } = spell;
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <div className={styles.about}>
        <Group gap={8}>
          <Title order={3} variant="text">
            {name}
          </Title>
          <Badge>{level === 0 ? "Mineur" : `Niv. ${level}`}</Badge>
        </Group>
        <SpellFacts spell={spell} />
      </div>
      <Button
        size="sm"
        mih={44}
        flex="none"
        aria-pressed={chosen}
        aria-label={`${chosen ? "Retirer" : "Choisir"} ${name}`}
        onClick={() => onToggle(spell)}
      >
        {chosen ? "Retirer" : "Choisir"}
      </Button>
    </li>
  );
}
