import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { SheetSpell } from "domain/games/dnd5e/spells/sheetSpells";
import type { Spell } from "domain/games/dnd5e/spells/spell";
import { MAX_SPELLS, putSpell, removeSpell, type SpellEntry } from "domain/games/dnd5e/spells/spellbook";
import { castingClassName, choosableSpells, type Spellcasting } from "domain/games/dnd5e/spells/spellcasting";
import { useMemo, useState } from "react";
import { ModalWindow } from "../../../ui/ModalWindow";
import { OwnSpellForm } from "./OwnSpellForm";
import { SpellChoice } from "./SpellChoice";
import type { Spellbook } from "./useSpellbook";

interface SpellPickerProps {
  castings: readonly Spellcasting[];
  catalogue: readonly Spell[];
  /** Those of the character. */
  spells: readonly SheetSpell[];
  /** A spell of one's own to change; else the choice opens. */
  edited: SpellEntry | undefined;
  onChange: Spellbook["change"];
  onClose: () => void;
}

const EVERY_LIST = "all";

/** Classes that prepare from their whole list take a spell prepared; a wizard writes it into the book first. */
const preparesAtOnce = (casting: Spellcasting | undefined): boolean =>
  casting?.prepared !== undefined && casting.classId !== "magicien";

const entryOf = ({ id, name, level }: Spell, casting: Spellcasting | undefined): SpellEntry => ({
  id,
  name,
  level,
  ...(level > 0 && preparesAtOnce(casting) && { preparation: "prepared" }),
});

/** « Choisir des sorts »: from the lists of the character's classes, from all, or written by the player. */
export function SpellPicker({ castings, catalogue, spells, edited, onChange, onClose }: SpellPickerProps) {
  const lists = castings.filter(({ list }) => list !== undefined);
  const [listed, setListed] = useState(lists[0]?.classId ?? EVERY_LIST);
  const [writing, setWriting] = useState(edited !== undefined);
  const onPhone = useMediaQuery("(max-width: 760px)", false, { getInitialValueInEffect: false });
  const casting = lists.find(({ classId }) => classId === listed);
  const offered = useMemo(() => {
    const one = castings.find(({ classId }) => classId === listed);
    return one ? choosableSpells(catalogue, one) : catalogue;
  }, [catalogue, castings, listed]);
  const stored = spells.filter(({ entry }) => entry !== undefined);
  const chosen = new Set(stored.flatMap(({ known }) => known?.id ?? []));
  const toggle = (spell: Spell) => {
    const had = stored.find(({ known }) => known?.id === spell.id)?.entry;
    onChange((entries) =>
      had ? removeSpell(entries, had.name) : putSpell(entries, entryOf(spell, casting)),
    );
  };
  const isFull = stored.length >= MAX_SPELLS;
  const write = (entry: SpellEntry) => {
    onChange((entries) =>
      putSpell(edited && edited.name !== entry.name ? removeSpell(entries, edited.name) : entries, entry),
    );
    if (edited) onClose();
    else setWriting(false);
  };
  return (
    <ModalWindow
      title={edited ? `Modifier ${edited.name}` : "Choisir des sorts"}
      size={680}
      fullScreen={onPhone}
      onClose={onClose}
    >
      {writing ? (
        <OwnSpellForm entry={edited} onWrite={write} onCancel={edited ? onClose : () => setWriting(false)} />
      ) : (
        <Stack gap="sm">
          <Group gap={10} align="end">
            <NativeSelect
              flex="1 1 200px"
              label="Liste"
              value={listed}
              onChange={({ currentTarget }) => setListed(currentTarget.value)}
              data={[
                ...lists.map((one) => ({
                  value: one.classId,
                  label: `${castingClassName(one)}, niveau ${one.level}`,
                })),
                { value: EVERY_LIST, label: "Tous les sorts" },
              ]}
            />
            <Button disabled={isFull} onClick={() => setWriting(true)}>
              Écrire un sort
            </Button>
          </Group>
          {isFull && (
            <Text size="sm" role="status">
              Ta fiche a {MAX_SPELLS} sorts : retires-en un avant d'en ajouter.
            </Text>
          )}
          <SpellChoice spells={offered} chosen={chosen} onToggle={toggle} />
          <Group justify="flex-end">
            <Button variant="primary" onClick={onClose}>
              Terminé
            </Button>
          </Group>
        </Stack>
      )}
    </ModalWindow>
  );
}
