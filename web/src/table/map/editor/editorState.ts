import type { Place } from "../canvas/camera";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { ToolId } from "../tools/tool";
import type { MapView, TokenView } from "../view/sceneView";

export interface DrawingStyle {
  readonly kind: "pen" | "line" | "rectangle" | "circle";
  readonly colour: string;
}

/** Where a menu was asked for. */
export interface MenuPlace {
  /** On the canvas, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  /** In the scene. */
  readonly at: Place;
  readonly token: TokenView | undefined;
}

export interface EditorState {
  readonly view: MapView;
  /** Undefined until there is an element to draw on. */
  readonly canvas: SceneCanvas | undefined;
  /** This browser draws nothing on canvases: the list is the whole scene. */
  readonly failed: boolean;
  readonly tool: ToolId;
  readonly drawing: DrawingStyle;
  readonly selected: ReadonlySet<string>;
  readonly menu: MenuPlace | undefined;
  /** The note or region that is read whole, by its id: its label on the map has less to say. */
  readonly reading: string | undefined;
  /** For who hears the screen: where a token was put down last, who came into sight. */
  readonly said: string;
  readonly helpShown: boolean;
}
