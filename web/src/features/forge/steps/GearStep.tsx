import type { Item } from "domain/equipment/item";
import type { GearLine } from "domain/forge/draftFields";
import { changeGear, gearCost, gearQuantity } from "domain/forge/gear";
import { officialItems, searchItems } from "domain/systems/catalogue";
import type { SystemId } from "domain/systems/systemIds";
import { plural } from "domain/text/plural";
import styles from "./GearStep.module.css";
import { ItemShelf, type ShelfItem } from "./ItemShelf";

interface GearStepProps {
  system: SystemId;
  gear: readonly GearLine[];
  /** What there is to spend, in the game's money; without it one takes what one likes. */
  budget?: { readonly amount: number; readonly unit: string };
  onGear: (gear: GearLine[]) => void;
}

const euros = new Intl.NumberFormat("fr-FR");

function shelfItem({ id, name, category = "Divers", cost, damage, summary = "" }: Item): ShelfItem {
  const facts = [cost && `${euros.format(cost.value)} ${cost.unit}`, damage?.dice].filter(Boolean).join(", ");
  return { id, name, category, facts, summary };
}

/** What one sets out with, out of the game's catalogue. */
export function GearStep({ system, gear, budget, onGear }: GearStepProps) {
  const items = officialItems(system);
  const count = gear.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = budget && budget.amount - gearCost(gear);
  return (
    <>
      <p className={styles.purse} role="status" data-over={(left ?? 0) < 0 || undefined}>
        {left !== undefined && budget && (
          <span>
            <span className={styles.figure}>{euros.format(left)}</span> {budget.unit} en poche
          </span>
        )}
        <span>
          {count} {plural(count, "objet", "objets")}
        </span>
      </p>
      <ItemShelf
        find={(search) => searchItems(items, search).map(shelfItem)}
        quantityOf={(id) => gearQuantity(gear, id)}
        onChange={(id, by) => onGear(changeGear(gear, id, by))}
      />
    </>
  );
}
