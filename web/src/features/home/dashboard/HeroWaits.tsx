import type { CharacterView } from "domain/api/characters";
import { askedDates } from "domain/table/agenda/askedDates";
import { proposalsOf } from "domain/table/agenda/meetings";
import { readNotifications } from "domain/table/notifications/notificationList";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useRefreshCharacters } from "../../../api/characters";
import { type LiveCampaign, useLiveCampaigns } from "../../../live/campaigns";
import { useOwnDateAnswers } from "../../../live/dates";
import { dataOf } from "../../../live/liveSource";
import { useOwnNotifications } from "../../../live/ownNotifications";
import { useLivePlayState } from "../../../live/play";
import { useMember } from "../../../session/SessionProvider";
import { deviceZone } from "../../../table/dates/deviceZone";
import { useNow } from "../../../ui/useNow";
import { WaitLink } from "../game/HeroWait";

interface HeroWaitsProps {
  character: CharacterView;
}

/**
 * On a hero's card while its table is closed: the dates that the MJ proposes, and what they wrote. Reads one document that
 * the dashboard does not read without it.
 */
export default function HeroWaits({ character }: HeroWaitsProps) {
  useFollowedPlay(character);
  const campaign = dataOf(useLiveCampaigns())?.find(({ id }) => id === character.campaign?.id);
  return (
    campaign && (
      <>
        <Dates campaign={campaign} />
        <Whispers campaign={campaign} />
      </>
    )
  );
}

/** What the list says of a character in play is of another moment than its state: the lists are asked for again. */
function useFollowedPlay({ id, inPlay }: CharacterView): void {
  const refresh = useEffectEvent(useRefreshCharacters());
  const revision = dataOf(useLivePlayState(id))?.revision;
  const isOld = inPlay !== undefined && revision !== undefined && revision > inPlay.revision;
  useEffect(() => {
    if (isOld) refresh();
  }, [isOld]);
}

/** The player's answers are read where dates are asked about, as the agenda above does. */
function Dates({ campaign }: { campaign: LiveCampaign }) {
  const now = useNow(60_000);
  const asks = proposalsOf(campaign.agenda, now).length > 0;
  return asks && <Asked campaign={campaign} now={now} />;
}

function Asked({ campaign: { id, system, agenda }, now }: { campaign: LiveCampaign; now: number }) {
  const answers = dataOf(useOwnDateAnswers(id));
  const text = answers && askedDates(agenda, answers, now, deviceZone());
  return text !== undefined && <WaitLink text={text} to={paths.dates(id, system)} />;
}

/** As the bell counts them, whose entries are read already. */
function Whispers({ campaign: { id, system } }: { campaign: LiveCampaign }) {
  const { uid } = useMember();
  const told = dataOf(useOwnNotifications());
  const count = useMemo(
    () =>
      readNotifications(told ?? []).find(
        ({ read, whispers }) => !read && whispers?.campaignId === id && whispers.playerUid === uid,
      )?.whispers?.count ?? 0,
    [told, id, uid],
  );
  if (count === 0) return null;
  return (
    <WaitLink text={`${count} ${plural(count, "message", "messages")}`} to={paths.whispers(id, system)} />
  );
}
