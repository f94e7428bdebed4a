import { isOutside } from "domain/table/scene/cover";
import { isInside } from "domain/table/scene/shapes";
import type { SceneView, TokenView } from "./sceneView";

/** Whether members may not know that a token is there: fog lies over it, or nobody of the group sees it. */
export function isUnseen(
  { revealed, sight }: Pick<SceneView, "revealed" | "sight">,
  token: Pick<TokenView, "kind" | "x" | "y">,
): boolean {
  const isHidden = isOutside(sight ? (revealed ?? []) : revealed, token);
  return (
    isHidden && !sight?.outlines.some((outline) => isInside([{ outline: [...outline], holes: [] }], token))
  );
}
