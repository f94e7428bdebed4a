import { Button } from "@mantine/core";
import type { Character } from "domain/character/character";
import type { Item } from "domain/equipment/item";
import { useState } from "react";
import { toast } from "../../ui/toast";
import { InventoryEditor } from "./inventory/InventoryEditor";

interface InventoryManagerProps {
  character: Character;
  /** The items of what it carries. */
  items: readonly Item[];
  refetch: () => void;
}

/** The door to the inventory's editor. */
export function InventoryManager(props: InventoryManagerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Gérer l'inventaire
      </Button>
      {open && (
        <InventoryEditor
          {...props}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            toast("success", "Inventaire enregistré.");
          }}
        />
      )}
    </>
  );
}
