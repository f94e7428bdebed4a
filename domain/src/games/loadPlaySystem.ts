import type { AnyPlaySystem } from "../game/play";
import type { SystemId } from "../values/systemIds";

const LOADERS: Readonly<Record<SystemId, () => Promise<unknown>>> = {
  dnd5e: async () => (await import("./dnd5e/play/dnd5ePlay")).dnd5ePlay,
  vampire: async () => (await import("./vampire/play/play")).vampirePlay,
  cyberpunk: async () => (await import("./cyberpunk/play/play")).cyberpunkPlay,
  cthulhu: async () => (await import("./cthulhu/play/play")).cthulhuPlay,
};

/** `playSystemOf` for clients: loads this game alone. */
export async function loadPlaySystem(system: SystemId): Promise<AnyPlaySystem> {
  return (await LOADERS[system]()) as AnyPlaySystem;
}
