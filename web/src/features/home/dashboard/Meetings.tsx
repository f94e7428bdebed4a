import { Box, Stack, Text } from "@mantine/core";
import type { Agenda } from "domain/documents/agenda";
import { type Occurrence, occurrencesOf, proposalsOf } from "domain/table/agenda/meetings";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import type { LiveCampaign } from "../../../live/campaigns";
import { useMember } from "../../../session/SessionProvider";
import { AskedDates } from "../../../table/dates/AskedDates";
import { MeetingLine } from "../../../table/dates/MeetingLine";
import { OwnAnswer } from "../../../table/dates/OwnAnswer";
import { useNow } from "../../../ui/useNow";
import styles from "./Meetings.module.css";
import { NoMeetings } from "./NoMeetings";

/** The pages of the campaigns have the rest. */
const SHOWN = 5;
/** Of one series, so that it does not take all the room. */
const OF_A_SERIES = 2;

/** All single evenings, and the first ones of a series. */
function nextOf(agenda: Agenda | undefined, now: number): readonly Occurrence[] {
  const all = occurrencesOf(agenda, now, OF_A_SERIES);
  const later = new Set(all.filter(({ of }) => of !== undefined).slice(OF_A_SERIES));
  return all.filter((meeting) => !later.has(meeting));
}

interface MeetingsProps {
  campaigns: readonly LiveCampaign[];
}

/** The next evenings of all one's campaigns and the dates that one is asked about: a player answers both here. */
export default function Meetings({ campaigns }: MeetingsProps) {
  const { uid } = useMember();
  const now = useNow(60_000);
  const asked = campaigns.filter(({ agenda }) => proposalsOf(agenda, now).length > 0);
  const evenings = campaigns
    .flatMap((campaign) => nextOf(campaign.agenda, now).map((meeting) => ({ campaign, meeting })))
    .toSorted((one, other) => one.meeting.start - other.meeting.start)
    .slice(0, SHOWN);
  if (asked.length === 0 && evenings.length === 0) return <NoMeetings />;
  return (
    <Stack gap="md">
      {asked.map((campaign) => (
        <Proposals
          key={campaign.id}
          campaign={campaign}
          isMj={campaign.mj.uid === uid}
          proposals={proposalsOf(campaign.agenda, now)}
        />
      ))}
      {evenings.length > 0 && (
        <Box component="ul" role="list" aria-label="Prochaines séances" className={styles.evenings}>
          {evenings.map(({ campaign, meeting }) => (
            <li key={`${campaign.id} ${meeting.id}`} data-system={campaign.system}>
              <MeetingLine meeting={meeting} />
              <CampaignLink campaign={campaign} />
              {campaign.mj.uid !== uid && meeting.start > now && (
                <OwnAnswer campaignId={campaign.id} system={campaign.system} meeting={meeting} />
              )}
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}

interface ProposalsProps {
  campaign: LiveCampaign;
  isMj: boolean;
  proposals: readonly Occurrence[];
}

function Proposals({ campaign, isMj, proposals }: ProposalsProps) {
  const { length } = proposals;
  return (
    <div className={styles.asked} data-system={campaign.system}>
      <CampaignLink campaign={campaign} />
      {isMj ? (
        <Text size="sm" c="var(--ink-2)">
          {length} {plural(length, "date proposée", "dates proposées")} à tes joueurs
        </Text>
      ) : (
        <AskedDates campaignId={campaign.id} system={campaign.system} dates={proposals} />
      )}
    </div>
  );
}

const CampaignLink = ({ campaign: { id, system, name } }: { campaign: LiveCampaign }) => (
  <Link to={paths.campaign(id, system)} className={styles.campaign}>
    {name}
  </Link>
);
