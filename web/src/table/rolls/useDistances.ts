import { gameOf } from "domain/games/registry/games";
import { distanceBetween, distanceText } from "domain/table/scene/distance";
import { DEFAULT_SYSTEM, type SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { dataOf } from "../../live/liveSource";
import { useLiveTokens, useTableScene } from "../../live/scene/scenes";
import type { RollTarget } from "./rollEntry";

/** How far somebody is, in metres where the scene counts in them. */
interface Distance {
  readonly metres: number | undefined;
  /** « 18 m », « 3 cases ». */
  readonly text: string;
}

/** How far a target is; undefined of who does not stand on the scene that is shown, or is not told from another. */
type DistanceTo = (target: RollTarget | undefined) => Distance | undefined;

/** Who aims, at which table. */
export interface Measuring {
  readonly system: SystemId;
  readonly characterId: string;
  readonly campaignId: string | undefined;
}

/**
 * How far those whom a character may aim at are, by the tokens that its player sees, in games in which distance decides.
 * Where nothing is measured, nothing is listened to.
 */
export function useDistances(by: Measuring | undefined): DistanceTo {
  const { system = DEFAULT_SYSTEM, characterId, campaignId } = by ?? {};
  const wanted = by && gameOf(system).rolls.atDistance ? campaignId : undefined;
  const shown = dataOf(useTableScene(wanted))?.shown;
  const tokens = dataOf(useLiveTokens(shown && wanted));
  return useMemo(() => {
    const here = (tokens ?? []).filter(({ sceneId }) => sceneId === shown?.sceneId);
    const from = here.find((token) => token.characterId === characterId);
    return (target) => {
      if (shown === undefined || from === undefined || target === undefined) return undefined;
      // Tokens of creatures have no alias: they are known by their names, one of each.
      const [to, ...others] = here.filter(({ kind, name, ...token }) =>
        target.kind === "creature"
          ? kind === "creature" && name === target.name
          : token.characterId === target.id,
      );
      if (to === undefined || (others.length > 0 && target.kind === "creature")) return undefined;
      const length = distanceBetween(shown.grid, system, from, to);
      return {
        metres: shown.grid.unit.name === "m" ? length : undefined,
        text: distanceText(shown.grid, length),
      };
    };
  }, [shown, tokens, system, characterId]);
}
