import type { TokenView } from "../view/sceneView";

/** Whether a token is called dead besides its conditions: those of a hero say it themselves. */
export const isSaidDead = ({ down, badges = [] }: Pick<TokenView, "down" | "badges">): boolean =>
  down === true && !badges.includes("Mort");
