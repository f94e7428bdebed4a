import { Button } from "@mantine/core";
import {
  changeNotes,
  changeQuantity,
  removeEntry,
  renameEntry,
  toggleAttuned,
  toggleEquipped,
} from "domain/inventory/editInventory";
import type { CarriedItem } from "domain/inventory/tabs";
import styles from "./EntryEditor.module.css";
import type { InventoryDraft } from "./useInventoryDraft";

interface EntryEditorProps {
  position: number;
  carried: CarriedItem;
  edit: InventoryDraft["edit"];
}

/** One line of the inventory being edited. */
export function EntryEditor({ position, carried: { entry, item }, edit }: EntryEditorProps) {
  const { quantity, equipped, attuned, customName = "", notes = "" } = entry;
  const isCounted = typeof quantity === "number" || quantity === "";
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h4>{item.name}</h4>
        <Button
          size="sm"
          aria-label={`Retirer ${item.name}`}
          onClick={() => edit((entries) => removeEntry(entries, position))}
        >
          Retirer
        </Button>
      </div>
      <div className={styles.fields}>
        <label className={styles.quantity}>
          Quantité
          <input
            type={isCounted ? "number" : "text"}
            min={isCounted ? 0 : undefined}
            value={quantity}
            onChange={(event) => edit((entries) => changeQuantity(entries, position, event.target.value))}
          />
        </label>
        <label>
          Nom personnalisé
          <input
            type="text"
            maxLength={120}
            value={customName}
            onChange={(event) => edit((entries) => renameEntry(entries, position, event.target.value))}
          />
        </label>
        <label className={styles.wide}>
          Notes
          <textarea
            rows={1}
            value={notes}
            onChange={(event) => edit((entries) => changeNotes(entries, position, event.target.value))}
          />
        </label>
      </div>
      <div className={styles.toggles}>
        <label>
          <input
            type="checkbox"
            checked={equipped}
            onChange={() => edit((entries) => toggleEquipped(entries, position))}
          />
          Équipé
        </label>
        <label>
          <input
            type="checkbox"
            checked={attuned}
            onChange={() => edit((entries) => toggleAttuned(entries, position))}
          />
          Lié
        </label>
      </div>
    </li>
  );
}
