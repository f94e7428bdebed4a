import { Group, Paper, Stack, Text } from "@mantine/core";
import { Suspense } from "react";
import { dataOf } from "../../../live/liveSource";
import { useNewestRolls } from "../../../live/useTableLog";
import banner from "../../../table/asks/AskBanner.module.css";
import { healingRollOf } from "../../../table/damage/damageRoll";
import { lazy } from "../../../ui/lazy";
import { useNow } from "../../../ui/useNow";
import { LATEST, OFFERED_MS } from "./received";

const HealingWays = lazy(() => import("../../../table/damage/HealingWays"));

const LOOK_MS = 60_000;

/** What others' healing gives back to the character of this sheet, until it is applied. */
export function ReceivedHealing({ campaignId, characterId }: { campaignId: string; characterId: string }) {
  const newest = dataOf(useNewestRolls(campaignId, LATEST)) ?? [];
  const aimed = newest.filter(({ target }) => target?.kind === undefined && target?.id === characterId);
  const now = useNow(LOOK_MS, aimed.length > 0);
  const offered = aimed.flatMap((roll) => {
    const healing = healingRollOf(roll);
    const stands = roll.applied?.some(({ id }) => id === characterId);
    if (healing === undefined || stands || roll.createdAt < now - OFFERED_MS) return [];
    return [{ healing, by: roll.character?.name ?? roll.name }];
  });
  if (offered.length === 0) return null;
  return (
    <Stack component="section" gap={8} className={banner.banner} aria-label="Soins reçus">
      {offered.map(({ healing, by }) => (
        <Paper key={healing.id} px={14} py={10} className={banner.ask}>
          <Group justify="space-between" gap="8px 14px">
            <Text fw={600}>
              {by} : {healing.label}
            </Text>
            <Suspense>
              <HealingWays campaignId={campaignId} roll={healing} isMj={false} />
            </Suspense>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
