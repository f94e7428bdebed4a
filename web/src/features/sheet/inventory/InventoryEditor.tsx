import { Button } from "@mantine/core";
import type { Character } from "domain/character/character";
import type { Item } from "domain/equipment/item";
import { addItem } from "domain/inventory/editInventory";
import { carriedItems } from "domain/inventory/tabs";
import { plural } from "domain/text/plural";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { EntryEditor } from "./EntryEditor";
import styles from "./InventoryEditor.module.css";
import { ItemPicker } from "./ItemPicker";
import { OtherVersion } from "./OtherVersion";
import { useAvailableItems } from "./useAvailableItems";
import { useBackGuard } from "./useBackGuard";
import { useInventoryDraft } from "./useInventoryDraft";

interface InventoryEditorProps {
  /** As it is now: it changes while the editor is open when somebody else saves. */
  character: Character;
  /** The items of what it carries, homebrew that others made included. */
  items: readonly Item[];
  refetch: () => void;
  onClose: () => void;
  onSaved: () => void;
}

/** « Gérer l'inventaire » (product §4): everything is local until 'Enregistrer'. */
export function InventoryEditor({ character, items: own, refetch, onClose, onSaved }: InventoryEditorProps) {
  const available = useAvailableItems(character.system);
  const draft = useInventoryDraft(character, refetch);
  const [leaving, setLeaving] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { entries, edit, dirty, saving, error, theirs } = draft;
  const items = useMemo(() => [...available.items, ...own], [available.items, own]);
  const carried = useMemo(
    () => carriedItems(entries, items, character.system),
    [entries, items, character.system],
  );

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useUnloadGuard(dirty);

  const leave = () => {
    if (saving) return;
    if (dirty) setLeaving(true);
    else onClose();
  };
  useBackGuard(leave);
  const save = async () => {
    if (await draft.save()) onSaved();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) leave();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>Gérer l'inventaire</h2>
        <Button size="sm" onClick={leave}>
          Fermer
        </Button>
      </header>
      {theirs && (
        <OtherVersion
          mine={carried}
          theirs={carriedItems(theirs, items, character.system)}
          onKeepMine={draft.keepMine}
          onTakeTheirs={draft.takeTheirs}
        />
      )}
      <div className={styles.sides}>
        <ItemPicker available={available} onAdd={(item) => edit((before) => addItem(before, item))} />
        <section className={styles.entries} aria-label="Inventaire du personnage">
          <h3>
            {entries.length} {plural(entries.length, "objet", "objets")} dans l'inventaire
          </h3>
          <ul>
            {[...carried.entries()].map(([position, one]) => (
              <EntryEditor key={position} position={position} carried={one} edit={edit} />
            ))}
          </ul>
          {entries.length === 0 && <p className={styles.none}>L'inventaire est vide.</p>}
        </section>
      </div>
      <footer className={styles.foot}>
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <Button
          variant="primary"
          loading={saving}
          disabled={theirs !== undefined}
          onClick={() => void save()}
        >
          {saving ? "Enregistrement..." : "Enregistrer"}
        </Button>
      </footer>
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
    </dialog>
  );
}

/** The browser asks before a reload or a closed tab loses what is not saved. */
function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", guard);
    return () => window.removeEventListener("beforeunload", guard);
  }, [dirty]);
}
