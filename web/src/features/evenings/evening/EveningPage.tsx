import { Stack } from "@mantine/core";
import type { CallResult } from "domain/api/call";
import type { getEvening } from "domain/api/evenings";
import { useEveningNotes } from "../../../live/evenings";
import { useConnection } from "../../../live/useConnection";
import { useMember } from "../../../session/SessionProvider";
import { withItem } from "../../../table/evenings/noteDraft";
import { useNote } from "../../../table/evenings/useNote";
import { usePageTitle } from "../../../ui/usePageTitle";
import type { OpenEvenings } from "../EveningsAccess";
import { EveningHeader } from "./EveningHeader";
import { EveningMessages } from "./EveningMessages";
import { EveningRecord } from "./EveningRecord";
import { MarkedLines } from "./MarkedLines";
import { OthersNotes } from "./OthersNotes";
import { OwnNotes } from "./OwnNotes";
import { ReadRecap } from "./ReadRecap";
import { WrittenRecap } from "./WrittenRecap";

type EveningPageProps = OpenEvenings & CallResult<typeof getEvening>;

/** An evening: when and with whom, what happened, the recap, the notes, and what was said. */
export function EveningPage(props: EveningPageProps) {
  const { campaign, role, evening } = props;
  usePageTitle(`Séance ${evening.number} · ${campaign.name}`);
  return (
    <Stack pb="xl" data-system={campaign.system}>
      <EveningHeader campaign={campaign} evening={evening} />
      {role === "mj" ? <MjParts {...props} /> : <PlayerParts {...props} />}
      <EveningMessages campaign={campaign} eveningId={evening.id} />
    </Stack>
  );
}

/** The MJ writes the recap beside what happened, and takes over lines of it. */
function MjParts({ campaign, evening, facts, total, lines }: EveningPageProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const { own, others } = useEveningNotes(campaign.id, evening.id, true);
  const place = { system: campaign.system, campaignId: campaign.id, eveningId: evening.id };
  const recap = useNote({ ...place, audience: "table" }, own.table, connected);
  const take = recap.loading
    ? undefined
    : (sentence: string) => recap.type(withItem(recap.draft.text, sentence));
  return (
    <>
      <EveningRecord facts={facts} total={total} onTake={take} />
      <MarkedLines table={campaign} viewer={{ uid, isMj: true }} lines={lines} onTake={take} />
      <WrittenRecap campaign={campaign} evening={evening} recap={recap} />
      <OwnNotes place={place} notes={own} audiences={["self"]} connected={connected} />
      <OthersNotes notes={others} mjUid={campaign.mj.uid} />
    </>
  );
}

function PlayerParts({ campaign, evening, facts, total, lines }: EveningPageProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const { own, others } = useEveningNotes(campaign.id, evening.id, false);
  const place = { system: campaign.system, campaignId: campaign.id, eveningId: evening.id };
  return (
    <>
      <ReadRecap notes={others} mjUid={campaign.mj.uid} />
      <EveningRecord facts={facts} total={total} />
      <MarkedLines table={campaign} viewer={{ uid, isMj: false }} lines={lines} />
      <OwnNotes place={place} notes={own} audiences={["self", "mj", "table"]} connected={connected} />
      <OthersNotes notes={others} mjUid={campaign.mj.uid} />
    </>
  );
}
