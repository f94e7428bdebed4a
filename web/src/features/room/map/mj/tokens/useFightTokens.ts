import type { TokenOperation } from "domain/documents/sceneSchema";
import { fightTokens } from "domain/table/scene/fightTokens";
import { middleOf } from "domain/table/scene/freePlaces";
import { useLiveFight, useLiveFight } from "../../../../../live/fights";
import { dataOf } from "../../../../../live/liveSource";
import type { LiveScene } from "../../../../../live/scene/scenes";
import type { Place } from "../../canvas/camera";
import type { TokenView } from "../../view/sceneView";
import { presentTokens } from "./storedToken";

/** What places the creatures of the fight that have no token; nothing where all have one. */
export function useFightTokens(
  campaignId: string,
  scene: LiveScene,
  tokens: readonly TokenView[],
): (at: Place | undefined) => TokenOperation[] {
  const order = dataOf(useLiveFight(campaignId))?.[0]?.panel.initiative.order ?? [];
  return (at) => fightTokens(scene, order, presentTokens(tokens, scene), at ?? middleOf(scene));
}
