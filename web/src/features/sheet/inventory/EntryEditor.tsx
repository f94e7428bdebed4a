import { Button, Checkbox, Group, Paper, Textarea, TextInput, Title } from "@mantine/core";
import {
  changeNotes,
  changeQuantity,
  removeEntry,
  renameEntry,
  toggleAttuned,
  toggleEquipped,
} from "domain/sheet/inventory/editInventory";
import { type InventoryEntry, MAX_QUANTITY } from "domain/sheet/inventory/inventoryEntry";
import { isBlank, type TypedNumber } from "domain/values/text/typedNumber";
import { memo } from "react";
import { NumberField } from "../../../kits/numbers/NumberField";
import styles from "./EntryEditor.module.css";
import type { InventoryDraft } from "./useInventoryDraft";

const COUNTS = { min: 0, max: MAX_QUANTITY, decimals: true };

interface EntryEditorProps {
  position: number;
  entry: InventoryEntry;
  /** What its item is called. */
  name: string;
  edit: InventoryDraft["edit"];
}

/** One entry of the inventory being edited; rendered again only when it changes, for there may be hundreds. */
export const EntryEditor = memo(function EntryEditor({ position, entry, name, edit }: EntryEditorProps) {
  const { quantity, equipped, attuned, customName = "", notes = "" } = entry;
  const setQuantity = (value: TypedNumber) =>
    edit((entries) => changeQuantity(entries, position, String(value)));
  return (
    <Paper variant="inset" className={styles.entry}>
      <Group justify="space-between" wrap="nowrap" gap={10}>
        <Title order={4} variant="text">
          {name}
        </Title>
        <Button
          size="sm"
          aria-label={`Retirer ${name}`}
          onClick={() => edit((entries) => removeEntry(entries, position))}
        >
          Retirer
        </Button>
      </Group>
      <div className={styles.fields}>
        {typeof quantity === "number" || quantity === "" ? (
          <NumberField
            size="sm"
            label="Quantité"
            {...COUNTS}
            value={quantity}
            onChange={(typed) => (typeof typed === "number" || isBlank(typed)) && setQuantity(typed)}
          />
        ) : (
          <TextInput
            size="sm"
            label="Quantité"
            value={quantity}
            onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
          />
        )}
        <TextInput
          size="sm"
          label="Nom personnalisé"
          maxLength={120}
          value={customName}
          onChange={({ currentTarget: { value } }) =>
            edit((entries) => renameEntry(entries, position, value))
          }
        />
        <Textarea
          size="sm"
          label="Notes"
          rows={1}
          className={styles.wide}
          classNames={{ input: styles.notes ?? "" }}
          value={notes}
          onChange={({ currentTarget: { value } }) =>
            edit((entries) => changeNotes(entries, position, value))
          }
        />
      </div>
      <Group gap="4px 22px" mih={40}>
        <Checkbox
          label="Équipé"
          checked={equipped}
          onChange={() => edit((entries) => toggleEquipped(entries, position))}
        />
        <Checkbox
          label="Lié"
          checked={attuned}
          onChange={() => edit((entries) => toggleAttuned(entries, position))}
        />
      </Group>
    </Paper>
  );
});
