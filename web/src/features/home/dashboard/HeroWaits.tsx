import type { CharacterView } from "domain/api/characters";
import { readState } from "domain/game/readState";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { askedDates } from "domain/table/agenda/askedDates";
import { proposalsOf } from "domain/table/agenda/meetings";
import { waitsInPlay } from "domain/table/characters/waitsInPlay";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { readNotifications } from "domain/table/notifications/notificationList";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { useMemo } from "react";
import { type LiveCampaign, useLiveCampaigns } from "../../../live/campaigns";
import { useOwnDateAnswers } from "../../../live/dates";
import { dataOf } from "../../../live/liveSource";
import { useOwnNotifications } from "../../../live/ownNotifications";
import { useLivePlayState } from "../../../live/play";
import { useMember } from "../../../session/SessionProvider";
import { deviceZone } from "../../../table/dates/deviceZone";
import { usePlaySystem } from "../../../table/play/usePlaySystem";
import { useNow } from "../../../ui/useNow";
import { HeroWait, WaitLink } from "../game/HeroWait";

interface HeroWaitsProps {
  character: CharacterView;
}

/**
 * On a hero's card while its table is closed: what its state in play says, what the MJ proposes and writes. Reads one
 * document that the dashboard does not read without it.
 */
export default function HeroWaits({ character }: HeroWaitsProps) {
  const campaigns = dataOf(useLiveCampaigns());
  const campaign = campaigns?.find(({ id }) => id === character.campaign?.id);
  return (
    <>
      <PlayWaits character={character} countsExperience={campaign?.settings.xpType === "xp"} />
      {campaign && <Dates campaign={campaign} />}
      {campaign && <Whispers campaign={campaign} />}
    </>
  );
}

/** The values are those of the sheet without what is worn, which no wait asks for. */
function PlayWaits({ character, countsExperience }: HeroWaitsProps & { countsExperience: boolean }) {
  const play = usePlaySystem(character.system).data;
  const stored = dataOf(useLivePlayState(character.id));
  const waits = useMemo(() => {
    const state = play && stored ? readState(play, stored.state) : undefined;
    if (play === undefined || state === undefined) return [];
    const limits = play.limitsOf(applyEquipment(normaliseCharacter(character), [], []));
    return waitsInPlay({ play, state, limits, raw: character, countsExperience });
  }, [play, stored, character, countsExperience]);
  return waits.map((wait) => <HeroWait key={wait.text} character={character} wait={wait} />);
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
