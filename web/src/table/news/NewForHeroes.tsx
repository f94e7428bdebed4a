import type { SystemId } from "domain/values/systemIds";
import { NewGifts } from "../chest/NewGifts";
import { NewLoots } from "../chest/NewLoots";
import { NewHandouts } from "../handouts/NewHandouts";

interface NewForHeroesProps {
  campaignId: string;
  system: SystemId;
  /** Who runs the table shows handouts and loots, and is shown neither. */
  isMj: boolean;
  /** A hero of the viewer's has more by now. */
  onReceived?: () => void;
}

/** What the table shows and offers a member, over the screen that they look at: to be read, below what is to be done. */
export default function NewForHeroes({ campaignId, system, isMj, onReceived }: NewForHeroesProps) {
  return (
    <>
      {!isMj && <NewHandouts campaignId={campaignId} system={system} />}
      {!isMj && <NewLoots campaignId={campaignId} system={system} />}
      <NewGifts campaignId={campaignId} system={system} onAnswered={onReceived} />
    </>
  );
}
