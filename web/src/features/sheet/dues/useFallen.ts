import { shallowEqual } from "@mantine/hooks";
import type { Fallen } from "domain/game/dues";
import { useInPlay } from "../../../kits/sheet/openSheet";
import { useStableValue } from "../../../live/useStableValue";

/** What keeps the character from doing as it likes, the same until it says something else; undefined of who is well. */
export function useFallen(): Fallen | undefined {
  const { play } = useInPlay();
  return useStableValue(play?.system.fallenOf(play.state, play.limits), shallowEqual);
}
