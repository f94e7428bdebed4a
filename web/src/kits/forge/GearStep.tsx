import { Group, Paper } from "@mantine/core";
import type { GearLine } from "domain/game/forge/draftFields";
import { changeGear, gearQuantity } from "domain/game/forge/gear";
import { officialItems, searchItems } from "domain/games/catalogue";
import type { Item } from "domain/sheet/equipment/item";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { ItemPicker, type PickerItem } from "./ItemPicker";
import styles from "./steps.module.css";

interface GearStepProps {
  system: SystemId;
  gear: readonly GearLine[];
  /** What is left to spend, in the game's money, and what that changes; without it one takes what one likes. */
  budget?: { readonly left: number; readonly unit: string; readonly facts: readonly string[] };
  onGear: (gear: GearLine[]) => void;
}

const numbers = new Intl.NumberFormat("fr-FR");

/** A price, damage, and what the game says of it beside: « SP 11 », « Malus -2 REF, DEX et MOVE ». */
function pickerItem(item: Item, system: SystemId): PickerItem {
  const { id, name, category = "Divers", cost, damage, summary = "", systemProfiles } = item;
  const own = Object.entries(systemProfiles[system]?.fields ?? {}).map(
    ([label, value]) => `${label} ${value}`,
  );
  const facts = [cost && `${numbers.format(cost.value)} ${cost.unit}`, damage?.dice, ...own]
    .filter(Boolean)
    .join(", ");
  return { id, name, category, facts, summary };
}

/** What one sets out with, out of the game's catalogue. */
export function GearStep({ system, gear, budget, onGear }: GearStepProps) {
  const items = officialItems(system);
  const count = gear.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Paper className={styles.bar} data-over={(budget?.left ?? 0) < 0 || undefined}>
        <Group role="status" justify="space-between" align="baseline" gap="4px 16px" c="var(--ink-2)">
          {budget && (
            <span>
              <span className={styles.figure}>{numbers.format(budget.left)}</span> {budget.unit} en poche
            </span>
          )}
          {budget?.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span>
            {count} {plural(count, "objet", "objets")}
          </span>
        </Group>
      </Paper>
      <ItemPicker
        find={(search) => searchItems(items, search).map((item) => pickerItem(item, system))}
        quantityOf={(id) => gearQuantity(gear, id)}
        onChange={(id, by) => onGear(changeGear(gear, id, by))}
      />
    </>
  );
}
