import type { LiveScene } from "../../../../live/scene/scenes";

/** The scene that an open map prepares: this one, or the first where there is none. */
export const preparedScene = (scenes: readonly LiveScene[], id: string | undefined): LiveScene | undefined =>
  scenes.find((scene) => scene.id === id) ?? scenes[0];
