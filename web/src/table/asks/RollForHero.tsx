import { Button } from "@mantine/core";
import { elide } from "domain/values/text/elide";
import { useEffect, useEffectEvent, useState } from "react";
import { useCampaignCharacters } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { toast } from "../../ui/toast";
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
  const [rolling, setRolling] = useState(false);
  if (hero === undefined) return null;
  return (
    <>
      <Button
        size="xs"
        flex="none"
        aria-label={`Lancer pour ${hero.name}`}
        disabled={!connected}
        loading={rolling}
        onClick={() => setRolling(true)}
      >
        Lancer
      </Button>
      {rolling && <Rolling {...{ campaignId, ask, hero, connected }} onEnd={() => setRolling(false)} />}
    </>
  );
}

/** Rolls once, as soon as it is known what acts on the roll. */
function Rolling({ onEnd, ...answered }: AnsweredBy & { onEnd: () => void }) {
  const { isUnknown, disabled, roll } = useHeroAnswer(answered);
  const take = useEffectEvent(() => {
    if (!isUnknown) return roll(onEnd);
    toast("info", `La fiche ${elide("de", answered.hero.name)} n'a pas cette valeur.`);
    onEnd();
  });
  useEffect(() => {
    if (!disabled) take();
  }, [disabled]);
  return null;
}
