import type { ComponentProps } from "react";
import type { IconButton } from "../../../ui/IconButton";
import type { Place } from "../canvas/camera";
import type { Pointing } from "../canvas/Gestures";

export type ToolId =
  | "move"
  | "measure"
  | "pointer"
  | "draw"
  | "fog"
  | "fogBrush"
  | "drawnRoom"
  | "walls"
  | "region";

/** What a drag means while a tool is chosen; all places are the scene's. */
export interface ToolGestures {
  /** False leaves the drag to move the scene. */
  readonly start: (from: Place, pointing: Pointing) => boolean;
  readonly move: (to: Place, pointing: Pointing) => void;
  readonly end: (at: Place, pointing: Pointing) => void;
  /** As if nothing had been dragged. */
  readonly cancel: () => void;
  readonly tap?: (at: Place, pointing: Pointing) => void;
  /** A second tap ends what has many corners. */
  readonly doubleTap?: (at: Place, pointing: Pointing) => void;
  readonly hover?: (at: Place, pointing: Pointing) => void;
}

/** A tool of the map: its button, its key, its line of the help, and what it does. */
export interface Tool extends ToolGestures {
  readonly id: ToolId;
  readonly icon: ComponentProps<typeof IconButton>["icon"];
  readonly label: string;
  /** One letter, small. */
  readonly key?: string;
  /** What the help says of its key, where that is not its label. */
  readonly help?: string;
  /** It is for all to see: offered on the scene that is shown alone. */
  readonly onShownScene?: true;
}

/** `"Déplacer (W)"`. */
export const toolLabel = ({ label, key }: Tool): string =>
  key === undefined ? label : `${label} (${key.toUpperCase()})`;
