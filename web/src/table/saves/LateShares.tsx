import { useEffect, useEffectEvent } from "react";
import { useStore } from "../../ui/useStore";
import { useFighters } from "../fighters/FightersProvider";
import { openSaves, type SavedAgainst } from "./openSaves";
import { useSaves } from "./useSaves";

/** Gives those who save after a hit was applied their shares of it, whatever the screen shows meanwhile. */
export default function LateShares({ campaignId }: { campaignId: string }) {
  const saves = useStore(openSaves, (state) => state);
  return Object.values(saves)
    .flatMap(({ awaited }) => awaited ?? [])
    .filter((awaited) => awaited.campaignId === campaignId)
    .map((awaited) => <Late key={awaited.roll.id} {...awaited} />);
}

function Late(against: SavedAgainst) {
  const { roll } = against;
  const fighters = useFighters();
  const { shares, saving } = useSaves(against);
  const apply = useEffectEvent(() => {
    const late = shares.filter(({ id }) => openSaves.take(roll.id, id));
    if (late.length > 0) fighters?.apply(late);
    if (saving.every(({ taken }) => taken !== undefined)) {
      openSaves.change(roll.id, () => ({ awaited: undefined }));
    }
  });
  const saved = saving.flatMap(({ fighter, taken }) => (taken === undefined ? [] : fighter.id)).join();
  useEffect(() => {
    if (saved !== "") apply();
  }, [saved]);
  return null;
}
