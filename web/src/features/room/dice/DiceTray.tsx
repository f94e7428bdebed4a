import type { SystemId } from "domain/systems/systemIds";
import { MjOnly, TableDice } from "../../../table/dice/TableDice";
import type { TrayHero } from "../../../table/dice/trayHero";
import { useTableDice } from "../../../table/dice/useTableDice";
import { TitledCard } from "../../../ui/TitledCard";

interface DiceTrayProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
  /** The viewer's own characters at this table; for the MJ all of them. */
  heroes: readonly TrayHero[];
}

/** The table's dice, beside its log. */
export function DiceTray({ campaignId, system, connected, heroes }: DiceTrayProps) {
  const dice = useTableDice(campaignId, system);
  return (
    <TitledCard title="Dés" titleSize="h3" gap="xs" aside={<MjOnly dice={dice} />}>
      <TableDice dice={dice} connected={connected} heroes={heroes} />
    </TitledCard>
  );
}
