import { distanceBetween, distanceText } from "domain/table/scene/distance";
import { UNREADABLE } from "../../../live/listeners";
import { dataOf } from "../../../live/liveSource";
import { useLiveSceneTokens, useLiveTokens, useTableScene } from "../../../live/scene/scenes";
import { useFightTable } from "../../../table/fight/FightProvider";
import type { Target } from "../../../table/fighters/target";
import type { PickedTarget } from "../../../table/rolls/TargetPicker";

/** A hero who may be aimed at; the distance where they and whose turn it is both stand on the scene that is shown. */
type NearTarget = Target & PickedTarget & { readonly metres: number | undefined };

/** The heroes, the nearest to whose turn it is first. */
export function useTargets(): readonly NearTarget[] {
  const { campaignId, system, fighters, acting } = useFightTable();
  const shown = dataOf(useTableScene(campaignId))?.shown;
  const seen = dataOf(useLiveTokens(shown && campaignId)) ?? [];
  const unseen = dataOf(useLiveSceneTokens(campaignId, shown?.sceneId)) ?? [];
  const tokens = [...seen, ...unseen].filter(({ sceneId }) => sceneId === shown?.sceneId);
  const from = acting && tokens.find(({ participantId }) => participantId === acting.entry.id);
  const measured = [...fighters.heroes].flatMap(([id, hero]) => {
    if (hero === UNREADABLE) return [];
    const to = tokens.find(({ characterId }) => characterId === id);
    const length = shown && from && to && distanceBetween(shown.grid, system, from, to);
    return [{ target: { id, name: hero.name, kind: "character" as const }, length }];
  });
  return measured
    .toSorted((one, other) => (one.length ?? Number.MAX_VALUE) - (other.length ?? Number.MAX_VALUE))
    .map(({ target, length }) => ({
      ...target,
      distance: shown && length !== undefined ? distanceText(shown.grid, length) : undefined,
      metres: shown?.grid.unit.name === "m" ? length : undefined,
    }));
}
