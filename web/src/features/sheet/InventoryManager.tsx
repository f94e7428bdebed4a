import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Character } from "domain/sheet/character/character";
import type { Item } from "domain/sheet/equipment/item";
import { toast } from "../../ui/toast";
import { InventoryEditor } from "./inventory/InventoryEditor";
import type { RareItems } from "./inventory/useRareItems";

interface InventoryManagerProps {
  character: Character;
  /** The items of what it carries. */
  items: readonly Item[];
  rareItems: RareItems;
  refetch: () => void;
}

/** The button that opens the inventory's editor. */
export function InventoryManager(props: InventoryManagerProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button size="sm" onClick={open}>
        Gérer l'inventaire
      </Button>
      {opened && (
        <InventoryEditor
          {...props}
          onClose={close}
          onSaved={() => {
            close();
            toast("success", "Inventaire enregistré.");
          }}
        />
      )}
    </>
  );
}
