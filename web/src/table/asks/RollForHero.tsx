import { Button } from "@mantine/core";
import { useCampaignCharacters } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { type AnsweredBy, useHeroAnswer } from "./useHeroAnswer";

interface RollForHeroProps {
  campaignId: string;
  heroId: string;
  ask: AnsweredBy["ask"];
}

/** For the MJ: rolls what is asked of a character whose player does not answer. */
export default function RollForHero({ campaignId, heroId, ask }: RollForHeroProps) {
  const connected = useConnection();
  const hero = dataOf(useCampaignCharacters(campaignId))?.find(({ id }) => id === heroId);
  return hero && <Roll {...{ campaignId, ask, hero, connected }} />;
}

function Roll(answered: AnsweredBy) {
  const { isUnknown, busy, disabled, roll } = useHeroAnswer(answered);
  if (isUnknown) return null;
  return (
    <Button
      size="xs"
      flex="none"
      aria-label={`Lancer pour ${answered.hero.name}`}
      {...{ disabled }}
      loading={busy}
      onClick={roll}
    >
      Lancer
    </Button>
  );
}
