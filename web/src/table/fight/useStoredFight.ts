import type { FightDocument } from "domain/documents/fight";
import { fights } from "domain/documents/fight";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useMemo } from "react";
import { deviceStorage } from "../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";

function readFight(campaignId: string, system: SystemId): FightDocument | undefined {
  const fight = deviceStorage.readAs(STORAGE_KEYS.mjFight(campaignId), fights.schema);
  return fight?.panel.system === system ? fight : undefined;
}

/**
 * The campaign's fight, live; until it is known, as this device saw it last. Undefined: there has been none, or it is
 * not known.
 */
export function useStoredFight(campaignId: string, system: SystemId): FightDocument | undefined {
  const found = dataOf(useLiveFight(campaignId));
  const known = useMemo(() => readFight(campaignId, system), [campaignId, system]);
  const fight = found?.[0];
  useEffect(() => {
    const key = STORAGE_KEYS.mjFight(campaignId);
    if (fight !== undefined) deviceStorage.write(key, JSON.stringify(fight));
    else if (found !== undefined) deviceStorage.remove(key);
  }, [campaignId, found, fight]);
  return found === undefined ? known : fight;
}
