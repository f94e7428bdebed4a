import { Stack } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import { useCallback } from "react";
import { useEveningNotes } from "../../../live/evenings";
import { useConnection } from "../../../live/useConnection";
import { useMember } from "../../../session/SessionProvider";
import type { OpenPage } from "../../../table/access/TableMembersOnly";
import { asTyped } from "../../../table/notes/asTyped";
import { OthersNotes } from "../../../table/notes/OthersNotes";
import { OwnNotes } from "../../../table/notes/OwnNotes";
import { useNote } from "../../../table/notes/useNote";
import { usePageTitle } from "../../../ui/usePageTitle";
import { EveningHeader } from "./EveningHeader";
import { EveningMessages } from "./EveningMessages";
import { ReadRecap } from "./ReadRecap";
import { type RecordReading, WhatHappened } from "./WhatHappened";
import { WrittenRecap } from "./WrittenRecap";

interface EveningPageProps extends OpenPage {
  evening: Evening;
  reading: RecordReading;
}

/**
 * An evening: when and with whom, what happened, the recap, the notes, and what was said. Recap and notes are listened
 * to: without a network they are read and written from what this device keeps.
 */
export function EveningPage(props: EveningPageProps) {
  const { campaign, role, evening } = props;
  usePageTitle(`Séance ${evening.number} · ${campaign.name}`);
  return (
    <Stack pb="xl" data-system={campaign.system}>
      <EveningHeader campaign={campaign} evening={evening} />
      {role === "mj" ? <MjParts {...props} /> : <PlayerParts {...props} />}
    </Stack>
  );
}

/** The MJ writes the recap beside what happened, and takes over lines of it. */
function MjParts({ campaign, evening, reading }: EveningPageProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const { own, others } = useEveningNotes(campaign.id, evening.id, true);
  const place = {
    system: campaign.system,
    campaignId: campaign.id,
    of: { kind: "evening", id: evening.id },
  } as const;
  const recap = useNote({ ...place, audience: "table" }, own.table, connected);
  const { add, loading } = recap;
  const take = useCallback((sentence: string) => add(asTyped(sentence)), [add]);
  const shown = { campaign, evening, viewerUid: uid, onTake: loading ? undefined : take };
  return (
    <>
      <WhatHappened {...shown} reading={reading} connected={connected} />
      <WrittenRecap campaign={campaign} evening={evening} recap={recap} />
      <OwnNotes place={place} notes={own} audiences={["self"]} connected={connected} />
      <OthersNotes notes={others} recapBy={campaign.mj.uid} />
      <EveningMessages {...shown} lines={reading.record?.lines} />
    </>
  );
}

function PlayerParts({ campaign, evening, reading }: EveningPageProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const { own, others } = useEveningNotes(campaign.id, evening.id, false);
  const place = {
    system: campaign.system,
    campaignId: campaign.id,
    of: { kind: "evening", id: evening.id },
  } as const;
  const shown = { campaign, evening, viewerUid: uid };
  return (
    <>
      <ReadRecap notes={others} mjUid={campaign.mj.uid} connected={connected} />
      <WhatHappened {...shown} reading={reading} connected={connected} />
      <OwnNotes place={place} notes={own} audiences={["self", "mj", "table"]} connected={connected} />
      <OthersNotes notes={others} recapBy={campaign.mj.uid} />
      <EveningMessages {...shown} lines={reading.record?.lines} />
    </>
  );
}
