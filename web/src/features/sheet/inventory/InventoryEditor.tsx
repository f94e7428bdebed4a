import { Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { useElementSize, useMediaQuery, useWindowEvent } from "@mantine/hooks";
import type { Character } from "domain/sheet/character/character";
import type { Item } from "domain/sheet/equipment/item";
import { addItem } from "domain/sheet/inventory/editInventory";
import { carriedItems } from "domain/sheet/inventory/tabs";
import { plural } from "domain/values/text/plural";
import { useMemo, useState } from "react";
import { useAvailableItems } from "../../../api/useAvailableItems";
import { allValid } from "../../../kits/numbers/allValid";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { EntryList } from "./EntryList";
import styles from "./InventoryEditor.module.css";
import { ItemPicker } from "./ItemPicker";
import { OtherVersion } from "./OtherVersion";
import { useBackGuard } from "./useBackGuard";
import { useInventoryDraft } from "./useInventoryDraft";
import type { RareItems } from "./useRareItems";

interface InventoryEditorProps {
  /** As it is now: it changes while the editor is open when somebody else saves. */
  character: Character;
  /** The items of what it carries, homebrew that others made included. */
  items: readonly Item[];
  rareItems: RareItems;
  refetch: () => void;
  onClose: () => void;
  onSaved: () => void;
}

/** Pixels above the list of entries: its title, and on a phone the gap below the items to add. */
const ABOVE_ON_DESKTOP = 36;
const ABOVE_ON_PHONE = ABOVE_ON_DESKTOP + 20;

/** « Gérer l'inventaire » (product §4): everything is local until 'Enregistrer'. */
export function InventoryEditor({
  character,
  items: own,
  rareItems,
  refetch,
  onClose,
  onSaved,
}: InventoryEditorProps) {
  const available = useAvailableItems(character.system);
  const draft = useInventoryDraft({ character, refetch, onSaved });
  const [leaving, setLeaving] = useState(false);
  const onPhone = useMediaQuery("(max-width: 760px)", false, { getInitialValueInEffect: false });
  const [sides, setSides] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const { ref: pickerRef, height: pickerHeight } = useElementSize<HTMLDivElement>();
  const { entries, edit, dirty, saving, error, theirs } = draft;
  const items = useMemo(() => [...available.items, ...own], [available.items, own]);
  const carried = useMemo(
    () => carriedItems(entries, items, character.system),
    [entries, items, character.system],
  );

  const place = onPhone
    ? { scroller: sides, above: pickerHeight + ABOVE_ON_PHONE }
    : { scroller: side, above: ABOVE_ON_DESKTOP };

  const leave = () => {
    if (saving) return;
    if (dirty) setLeaving(true);
    else onClose();
  };
  useBackGuard(leave);
  // The browser asks before a reload or a closed tab loses what is not saved.
  useWindowEvent("beforeunload", (event) => {
    if (dirty) event.preventDefault();
  });

  return (
    <Modal.Root
      opened
      onClose={leave}
      size={980}
      fullScreen={onPhone}
      closeOnEscape={!leaving}
      closeOnClickOutside={false}
    >
      <Modal.Overlay />
      <Modal.Content className={styles.content} data-system={character.system}>
        <Modal.Title className={styles.header}>Gérer l'inventaire</Modal.Title>
        <Modal.Body className={styles.body}>
          <Button size="sm" className={styles.close} onClick={leave}>
            Fermer
          </Button>
          {theirs && (
            <OtherVersion
              mine={carried}
              theirs={carriedItems(theirs, items, character.system)}
              onKeepMine={draft.keepMine}
              onTakeTheirs={draft.takeTheirs}
            />
          )}
          <div className={styles.sides} ref={setSides}>
            <div ref={pickerRef} className={styles.available}>
              <ItemPicker
                {...{ available, rareItems }}
                onAdd={(item) => edit((before) => addItem(before, item))}
              />
            </div>
            <Stack
              component="section"
              gap={10}
              ref={setSide}
              className={styles.entries}
              aria-label="Inventaire du personnage"
            >
              <Title order={3} variant="text" fz="sm" pt={2}>
                {entries.length} {plural(entries.length, "objet", "objets")} dans l'inventaire
              </Title>
              <EntryList carried={carried} edit={edit} {...place} />
              {entries.length === 0 && <Text c="dimmed">L'inventaire est vide.</Text>}
            </Stack>
          </div>
          <Group justify="flex-end" gap="8px 16px" className={styles.footer}>
            <Text role="alert" c="bad" flex="1 1 260px">
              {error}
            </Text>
            <Button
              variant="primary"
              loading={saving}
              disabled={theirs !== undefined}
              onClick={() => allValid(sides) && draft.save()}
            >
              {saving ? "Enregistrement..." : "Enregistrer"}
            </Button>
          </Group>
          {leaving && (
            <ConfirmDialog
              title="Abandonner les modifications ?"
              confirm="Abandonner"
              cancel="Continuer à modifier"
              danger
              onConfirm={onClose}
              onCancel={() => setLeaving(false)}
            >
              Ce que tu as changé dans l'inventaire n'est pas enregistré.
            </ConfirmDialog>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
