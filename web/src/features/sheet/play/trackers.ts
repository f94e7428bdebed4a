import type { AnyOperation } from "domain/operations/anyOperation";
import type { SystemId } from "domain/values/systemIds";
import { type ComponentType, lazy } from "react";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

/** Of any game: `state`, `limits` and the operations are those of its `PlaySystem`. */
export type AnyTrackersProps = TrackersProps<Readonly<Record<string, unknown>>, AnyOperation, unknown>;

/** Each game's component takes what its own `PlaySystem` makes, which the compiler cannot follow through the table. */
const trackers = (load: () => Promise<{ default: ComponentType<never> }>) =>
  lazy(load as unknown as () => Promise<{ default: ComponentType<AnyTrackersProps> }>);

/** The trackers of each game: the sheet of one loads no other's. */
export const TRACKERS: Readonly<Record<SystemId, ComponentType<AnyTrackersProps>>> = {
  dnd5e: trackers(() => import("../../../games/dnd5e/trackers/Dnd5eTrackers")),
  vampire: trackers(() => import("../../../games/vampire/trackers/VampireTrackers")),
  cyberpunk: trackers(() => import("../../../games/cyberpunk/trackers/CyberpunkTrackers")),
  cthulhu: trackers(() => import("../../../games/cthulhu/trackers/CthulhuTrackers")),
};
