import { MjOnly, TableDice } from "../../../table/dice/TableDice";
import type { TrayHero } from "../../../table/dice/trayHero";
import type { TableDiceControl } from "../../../table/dice/useTableDice";
import { TitledCard } from "../../../ui/TitledCard";

interface DiceTrayProps {
  dice: TableDiceControl;
  connected: boolean;
  /** The viewer's own characters at this table; for the MJ all of them. */
  heroes: readonly TrayHero[];
}

/** The table's dice, beside its log. */
export function DiceTray({ dice, connected, heroes }: DiceTrayProps) {
  return (
    <TitledCard title="Dés" titleSize="h3" gap="xs" aside={<MjOnly dice={dice} />}>
      <TableDice dice={dice} connected={connected} heroes={heroes} />
    </TitledCard>
  );
}
