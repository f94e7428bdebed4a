import { Box } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { applicationsIn } from "domain/table/rolls/damageApplication";
import { dataOf } from "../../live/liveSource";
import { type LivePlayEntry, useTablePlayLog } from "../../live/play";
import { RollLine } from "../../ui/RollLine";
import { useArrivals } from "../../ui/useArrivals";
import { type DamageAim, DamageButton } from "../damage/DamageButton";
import { damageRollOf } from "../damage/damageRoll";

interface RollLinesProps {
  /** Newest first; undefined while they are not known. */
  rolls: readonly (RollDocument & { readonly id: string })[] | undefined;
  campaignId: string;
  /** The MJ applies the damage of the rolls. */
  isMj: boolean;
  /** Whom the MJ aimed a roll at that names nobody itself. */
  aimOf?: (rollId: string) => DamageAim | undefined;
}

const NO_LOG: readonly LivePlayEntry[] = [];

/** Rolls of a table; the dice of what comes while one looks are animated. */
export function RollLines({ rolls, campaignId, isMj, aimOf }: RollLinesProps) {
  const arrivals = useArrivals(rolls?.map(({ id }) => id));
  const dealsDamage = isMj && rolls?.some(({ damage }) => damage !== undefined);
  const played = dataOf(useTablePlayLog(dealsDamage ? campaignId : undefined)) ?? NO_LOG;
  return (
    <Box component="ol" role="list" aria-live="polite" aria-relevant="additions">
      {rolls?.map((roll) => {
        const damage = isMj ? damageRollOf(roll) : undefined;
        return (
          <RollLine
            key={roll.id}
            roll={roll}
            rolling={arrivals.has(roll.id)}
            who={[roll.character?.name ?? roll.name, roll.audience === "mj" && "pour le MJ"]
              .filter(Boolean)
              .join(" · ")}
          >
            {damage && (
              <DamageButton
                campaignId={campaignId}
                roll={damage}
                aim={aimOf?.(roll.id)}
                appliedTo={applicationsIn(roll.id, played).map(({ character }) => character.name)}
              />
            )}
          </RollLine>
        );
      })}
    </Box>
  );
}
