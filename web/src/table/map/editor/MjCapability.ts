import type { InitiativeEntry } from "domain/documents/initiativeState";
import type { Fixtures } from "domain/table/sight/fixtures";
import type { LiveScene } from "../../../live/scene/scenes";
import type { TokenMove } from "../view/sceneView";

/** The scene as its MJ prepares it. */
export interface Prepared {
  readonly scene: LiveScene;
  /** Of the fight. */
  readonly order: readonly InitiativeEntry[];
  /** Its walls, doors and lights; none until all of them are known. */
  readonly fixtures: Fixtures;
}

/** What only the MJ does on a scene. */
export interface MjCapability {
  readonly know: (prepared: Prepared) => void;
  /** Puts tokens down; what may not be seen on its way goes by the server. */
  readonly drop: (moves: readonly TokenMove[]) => void;
  /** Makes copies of tokens at these places. */
  readonly duplicate: (moves: readonly TokenMove[]) => void;
  /** Deletes what is chosen; undefined where nothing is. */
  readonly deletion: (() => void) | undefined;
  /** Moves the chosen wall, door or light by so many cells; undefined where tokens move. */
  readonly stepping: ((dx: number, dy: number) => void) | undefined;
  /** Take the newest edit back, and do it again; undefined where there is none. */
  readonly edits: { readonly undo: (() => void) | undefined; readonly redo: (() => void) | undefined };
}
