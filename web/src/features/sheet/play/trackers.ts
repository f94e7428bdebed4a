import type { AnyOperation } from "domain/play/playSystem";
import type { SystemId } from "domain/systems/systemIds";
import { type ComponentType, lazy } from "react";

/** What the trackers of a game show and change; `state` and `limits` are those of its `PlaySystem`. */
export interface TrackersProps {
  readonly state: Readonly<Record<string, unknown>>;
  readonly limits: unknown;
  readonly press: (operation: AnyOperation) => void;
  readonly disabled?: boolean | undefined;
}

const hitPoints = (system: SystemId) =>
  lazy(async () => ({ default: (await import("./HitPointTracker")).hitPointTracker(system) }));

/** The trackers of each game: the sheet of one loads no other's. */
export const TRACKERS: Readonly<Record<SystemId, ComponentType<TrackersProps>>> = {
  dnd5e: hitPoints("dnd5e"),
  vampire: hitPoints("vampire"),
  cyberpunk: hitPoints("cyberpunk"),
  cthulhu: hitPoints("cthulhu"),
};
