import { Group, Paper } from "@mantine/core";
import type { GearLine } from "domain/game/forge/draftFields";
import { changeGear, gearCost, gearQuantity } from "domain/game/forge/gear";
import { officialItems, searchItems } from "domain/games/catalogue";
import type { Item } from "domain/sheet/equipment/item";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { ItemPicker, type PickerItem } from "./ItemPicker";
import styles from "./steps.module.css";

interface GearStepProps {
  system: SystemId;
  gear: readonly GearLine[];
  /** What there is to spend, in the game's money; without it one takes what one likes. */
  budget?: { readonly amount: number; readonly unit: string };
  onGear: (gear: GearLine[]) => void;
}

const numbers = new Intl.NumberFormat("fr-FR");

function pickerItem({ id, name, category = "Divers", cost, damage, summary = "" }: Item): PickerItem {
  const facts = [cost && `${numbers.format(cost.value)} ${cost.unit}`, damage?.dice]
    .filter(Boolean)
    .join(", ");
  return { id, name, category, facts, summary };
}

/** What one sets out with, out of the game's catalogue. */
export function GearStep({ system, gear, budget, onGear }: GearStepProps) {
  const items = officialItems(system);
  const count = gear.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = budget && budget.amount - gearCost(items, gear);
  return (
    <>
      <Paper className={styles.bar} data-over={(left ?? 0) < 0 || undefined}>
        <Group role="status" justify="space-between" align="baseline" gap="4px 16px" c="var(--ink-2)">
          {left !== undefined && budget && (
            <span>
              <span className={styles.figure}>{numbers.format(left)}</span> {budget.unit} en poche
            </span>
          )}
          <span>
            {count} {plural(count, "objet", "objets")}
          </span>
        </Group>
      </Paper>
      <ItemPicker
        find={(search) => searchItems(items, search).map(pickerItem)}
        quantityOf={(id) => gearQuantity(gear, id)}
        onChange={(id, by) => onGear(changeGear(gear, id, by))}
      />
    </>
  );
}
