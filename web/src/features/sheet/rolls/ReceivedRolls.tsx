import { Paper, Stack, Text } from "@mantine/core";
import { sheetChoices } from "domain/table/rolls/sheetChoices";
import type { SystemId } from "domain/values/systemIds";
import { useMemo, useState } from "react";
import { dataOf } from "../../../live/liveSource";
import { useNewestRolls } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import banner from "../../../table/asks/AskBanner.module.css";
import { Bear } from "../../../table/contests/Bear";
import { OpposeChoices } from "../../../table/contests/OpposeChoices";
import { type OpposedRoll, opposedRollOf } from "../../../table/contests/opposedRoll";
import { useWornItems } from "../../../table/play/useWornItems";
import type { TableRoll } from "../../../table/rollLog/LogLine";
import type { Rolls } from "../../../table/rolls/useRolls";
import { whoOf } from "../../../ui/RollLine";
import { useNow } from "../../../ui/useNow";
import { LATEST, OFFERED_MS } from "./received";

const LOOK_MS = 60_000;

interface OpposingSheet {
  system: SystemId;
  /** As it came, with what play changed. */
  raw: unknown;
  roll: Rolls["roll"];
  connected: boolean;
}

interface ReceivedRollsProps extends OpposingSheet {
  campaignId: string;
  characterId: string;
}

/** What others do to the character of this sheet, while it may still be opposed: a blow, a grapple, a lie. */
export function ReceivedRolls({ campaignId, characterId, ...sheet }: ReceivedRollsProps) {
  const { uid } = useMember();
  const newest = dataOf(useNewestRolls(campaignId, LATEST)) ?? [];
  const aimed = newest.filter(({ target, ...one }) => target?.id === characterId && one.uid !== uid);
  const now = useNow(LOOK_MS, aimed.length > 0);
  const offered = aimed.flatMap((one) => {
    const opposed = opposedRollOf(one);
    const deals = newest.some(({ id, follows, damage }) => damage && [id, follows].includes(one.id));
    return opposed && one.createdAt >= now - OFFERED_MS ? [{ opposed, one, deals }] : [];
  });
  return offered.length === 0 ? null : <Offered {...{ offered, campaignId, characterId }} {...sheet} />;
}

interface OfferedProps extends ReceivedRollsProps {
  /** `deals`: damage waits for what is opposed, which may be let through. */
  offered: readonly { readonly opposed: OpposedRoll; readonly one: TableRoll; readonly deals: boolean }[];
}

/** Apart, since what a sheet may roll is worked out while something is to be opposed, and not with each press. */
function Offered({ offered, campaignId, characterId, system, raw, roll, connected }: OfferedProps) {
  const [busy, setBusy] = useState<string>();
  const { items, loading } = useWornItems(system, raw);
  const groups = useMemo(() => sheetChoices(system, raw, items), [system, raw, items]);
  return (
    <Stack component="section" gap={8} className={banner.banner} data-system={system} aria-label="À opposer">
      {offered.map(({ opposed, one, deals }) => (
        <Paper key={one.id} px={14} py={10} className={banner.ask}>
          <Stack gap={6}>
            <Text fw={600} className={banner.text}>
              {`${whoOf(one)} : ${one.label}, ${one.total}`}
              {one.outcome && ` (${one.outcome.label})`}
            </Text>
            <OpposeChoices
              spec={opposed.rolled}
              groups={groups}
              busy={busy === one.id}
              disabled={!connected || loading}
              onRoll={(request) => {
                setBusy(one.id);
                void roll(request, undefined, one.id).finally(() => setBusy(undefined));
              }}
            >
              {deals && (
                <Bear
                  {...{ campaignId, system, characterId, roll: opposed }}
                  disabled={!connected || busy === one.id}
                />
              )}
            </OpposeChoices>
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
