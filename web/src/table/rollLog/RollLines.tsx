import { Box } from "@mantine/core";
import { groupRolls } from "domain/table/rolls/groupRolls";
import { useArrivals } from "../../ui/useArrivals";
import type { DamageAim } from "../damage/damageRoll";
import { LogLine, type TableRoll } from "./LogLine";

interface RollLinesProps {
  /** Newest first; undefined while they are not known. */
  rolls: readonly TableRoll[] | undefined;
  campaignId: string;
  /** The MJ applies the damage of the rolls. */
  isMj: boolean;
  /** Whom the MJ aimed a roll at that names nobody itself. */
  aimOf?: (rollId: string) => DamageAim | undefined;
}

/** Rolls of a table, damage under its attack; the dice of what comes while one looks are animated. */
export function RollLines({ rolls, ...line }: RollLinesProps) {
  const arrivals = useArrivals(rolls?.map(({ id }) => id));
  return (
    <Box component="ol" role="list" aria-live="polite" aria-relevant="additions">
      {groupRolls(rolls ?? []).map(({ roll, followers }) => (
        <LogLine key={roll.id} {...{ roll, followers, ...line }} rolling={arrivals.has(roll.id)} />
      ))}
    </Box>
  );
}
