import type { TableSceneDocument } from "domain/documents/scene";
import type { Grid, Picture, Region, Token } from "domain/documents/sceneSchema";
import type { LightLevel } from "domain/documents/wallSchema";
import type { Explored } from "domain/table/sight/explored";
import type { LiveDrawing } from "../../../live/scene/scenes";
import type { Place } from "../canvas/camera";

type Shown = NonNullable<TableSceneDocument["shown"]>;

/** A door that the group knows, as it saw it last. */
export interface DoorView {
  readonly id: string;
  /** Its two ends. */
  readonly points: readonly number[];
  readonly state: "open" | "closed" | "locked";
  /** The group sees it now. */
  readonly seen: boolean;
  /** What its viewer may make of it; undefined where they may do nothing. Who is beside it the server knows. */
  readonly act?: "open" | "closed";
}

/** What the group sees of a scene, and has seen. */
export interface SightView {
  /** False until it has been read. */
  readonly known: boolean;
  readonly light: LightLevel;
  /** What lies in any of them is seen now: x and y in turn. */
  readonly outlines: readonly (readonly number[])[];
  readonly explored: Explored;
  /**
   * The pieces of the picture of which something was seen, by the revision of what was seen that last showed more of
   * one.
   */
  readonly pieces: Readonly<Record<string, number>>;
  readonly doors: readonly DoorView[];
}

/** A scene as one viewer has it. */
export interface SceneView {
  readonly sceneId: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly background: Shown["background"];
  /** Undefined where nothing is hidden. Where the group's sight decides, what the MJ opened by hand besides. */
  readonly revealed: Region | undefined;
  /** Absent where fog by hand decides. */
  readonly sight?: SightView | undefined;
  /** The MJ has paused the players' moves. */
  readonly paused?: boolean | undefined;
  /** The MJ sees what lies under the fog. */
  readonly fogIsClear: boolean;
  readonly rooms: Shown["rooms"];
  readonly picture: Picture | undefined;
  /** The tiles that there are, by what changes when one of them does. */
  readonly tiles: Readonly<Record<string, number>>;
  /** The revision of what was seen by which each of them was cut; undefined where nobody needs it. */
  readonly cutBy?: Readonly<Record<string, number>> | undefined;
  readonly loadTile: (name: string, version: number) => Promise<TileImage | undefined>;
}

interface TileImage {
  readonly type: string;
  /** In base64. */
  readonly image: string;
}

/** A token as one viewer has it. */
export interface TokenView extends Omit<Token, "nameShown"> {
  readonly id: string;
  readonly sceneId: string;
  /** The name is written beside it for this viewer. */
  readonly nameShown: boolean;
  /** It lies among those that the members do not see. */
  readonly concealed: boolean;
  /** The MJ hides it, and not the fog alone. */
  readonly hidden: boolean;
  readonly movable: boolean;
  readonly own: boolean;
  /** Its viewer would move it, but for the MJ's pause of all moves. */
  readonly paused?: boolean;
  /** The server alone moves it, past no wall. */
  readonly walled?: true | undefined;
  /** This device wrote its place and the server has not answered yet. */
  readonly pending: boolean;
  /** When it was moved last (epoch ms), as far as this device knows; undefined of what nobody moves. */
  readonly movedAt?: number | undefined;
  /** Shown to one player alone. */
  readonly secret: boolean;
}

/** A token, and where it is put down. */
export interface TokenMove {
  readonly token: TokenView;
  readonly to: Place;
  /** Of a walled one: the places on its way (`pathOfDrag`); straight where absent. */
  readonly path?: readonly number[];
}

/** The fight as one viewer knows it. */
export interface FightView {
  readonly round: number;
  /** Of the tokens whose turn it is. */
  readonly activeIds: ReadonlySet<string>;
  /** How far tokens that fight go in a turn, in the grid's unit, by their ids: those of which it is known. */
  readonly speeds: ReadonlyMap<string, number>;
}

export interface NoteView {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The one that it leads to, for whoever was shown it. */
  readonly handout?: { readonly campaignId: string; readonly id: string } | undefined;
}

export interface SecretRegionView {
  readonly id: string;
  readonly outline: readonly number[];
  readonly colour: string;
  readonly text: string | undefined;
}

/** All that one viewer has of a scene. */
export interface MapView {
  readonly scene: SceneView;
  readonly tokens: readonly TokenView[];
  /** The first tokens are still to come. */
  readonly loading: boolean;
  readonly notes: readonly NoteView[];
  readonly regions: readonly SecretRegionView[];
  readonly drawings: readonly LiveDrawing[];
  /** Absent while nobody fights. */
  readonly fight?: FightView | undefined;
  /** The members see this scene: moves of visible tokens are shown to all. */
  readonly live: boolean;
}
