import { fightTokens } from "domain/scene/fightTokens";
import type { TokenOperation } from "domain/scene/sceneSchema";
import { dataOf } from "../../../../../live/liveSource";
import type { LiveScene } from "../../../../../live/scene/useScene";
import { useLiveFight } from "../../../../../live/useLiveFight";
import type { Place } from "../../board/camera";
import type { TokenView } from "../../view/sceneView";
import { storedToken } from "./storedToken";

/** What places the creatures of the fight that have no token; nothing where all have one. */
export function useFightTokens(
  campaignId: string,
  scene: LiveScene,
  tokens: readonly TokenView[],
): (at: Place | undefined) => TokenOperation[] {
  const order = dataOf(useLiveFight(campaignId))?.[0]?.panel.initiative.order ?? [];
  return (at) =>
    fightTokens(
      scene,
      order,
      tokens.map((token) => ({ id: token.id, hidden: token.hidden, token: storedToken(token, scene) })),
      at ?? { x: scene.width / 2, y: scene.height / 2 },
    );
}
