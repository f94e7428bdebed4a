import { draw } from "domain/api/scenes";
import type { Drawing } from "domain/documents/sceneSchema";
import { stepped } from "domain/table/scene/grid";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../../../browser/randomId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import type { LiveTrace } from "../../../../live/scene/scenes";
import { toast } from "../../../../ui/toast";
import type { Place } from "../canvas/camera";
import { type GestureHandlers, Gestures } from "../canvas/Gestures";
import { SceneCanvas } from "../canvas/SceneCanvas";
import { GOLD } from "../colours";
import { Drops } from "../move/Drops";
import { showPing } from "../move/ping";
import { type OwnTrace, Traces } from "../move/Traces";
import type { TraceWriter } from "../move/TraceWriter";
import { placeText } from "../tokens/placeText";
import type { Tool, ToolId } from "../tools/tool";
import type { MapView, TokenMove, TokenView } from "../view/sceneView";
import type { MjCapability, Prepared } from "./MjCapability";
import { Store } from "./Store";

/** Whose map it is. */
export interface Table {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly uid: string;
}

/** What is heard of the table and its scene. */
export interface Known {
  readonly view: MapView;
  readonly connected: boolean;
  readonly traces: readonly LiveTrace[];
  /** The MJ's alone. */
  readonly prepared?: Prepared;
}

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
  /** A text that is read whole, whose label on the map is too short for it. */
  readonly reading: string | undefined;
  /** Where a token was put down last, for who hears the screen. */
  readonly said: string;
  readonly helpShown: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * A scene in one viewer's hands: what is chosen on it, and all that is done on it. Tools, keys, menus, cards and lists
 * act through it and read its state. `mj` is there for the MJ alone.
 */
export class SceneEditor<
  Mj extends MjCapability | undefined = MjCapability | undefined,
> extends Store<EditorState> {
  readonly table: Table;
  readonly mj: Mj;
  readonly #tools: readonly Tool[];
  readonly #traces: Traces;
  readonly #drops: Drops;
  #gestures: Gestures | undefined;

  constructor(
    table: Table,
    { view }: Pick<Known, "view">,
    mj: (editor: SceneEditor) => Mj,
    tools: (editor: SceneEditor<Mj>) => readonly Tool[],
  ) {
    super({
      ...{ view, canvas: undefined, failed: false, selected: NOBODY, menu: undefined, reading: undefined },
      ...{ tool: "move", drawing: { kind: "pen", colour: GOLD }, said: "", helpShown: false },
    });
    this.table = table;
    this.#traces = new Traces(table);
    this.#drops = new Drops(table, () => this.canvas);
    this.mj = mj(this);
    this.#tools = tools(this);
  }

  get canvas(): SceneCanvas | undefined {
    return this.state.canvas;
  }

  get view(): MapView {
    return this.state.view;
  }

  /** Those that make sense on the scene as it is. */
  get tools(): readonly Tool[] {
    return this.#tools.filter(({ onShownScene }) => !onShownScene || this.view.live);
  }

  get tool(): Tool | undefined {
    return this.#tools.find(({ id }) => id === this.state.tool);
  }

  get selectedTokens(): readonly TokenView[] {
    return this.view.tokens.filter(({ id }) => this.state.selected.has(id));
  }

  /** The one way in for all that is heard. */
  know({ view, connected, traces, prepared }: Known): void {
    this.set({ view });
    if (this.tools.every(({ id }) => id !== this.state.tool)) this.choose("move");
    this.#show();
    if (prepared) this.mj?.know(prepared);
    this.#drops.reach(connected);
    if (this.canvas) this.#traces.show(this.canvas, view.scene, traces);
  }

  /** A ref: draws the scene on an element, and takes what is done there, as long as it stands. */
  readonly attach = (element: HTMLDivElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    try {
      const canvas = new SceneCanvas(element);
      const gestures = new Gestures(element, this.#handlers);
      this.#gestures = gestures;
      this.set({ canvas });
      this.#show();
      return () => {
        gestures.close();
        canvas.close();
        this.set({ canvas: undefined });
      };
    } catch {
      this.set({ failed: true });
      return undefined;
    }
  };

  choose(tool: ToolId): void {
    this.#gestures?.cancel();
    this.set({ tool });
  }

  drawWith(drawing: DrawingStyle): void {
    this.set({ drawing });
  }

  select(ids: Iterable<string>): void {
    this.set({ selected: new Set(ids) });
    this.#show();
  }

  closeNote(): void {
    this.set({ reading: undefined });
  }

  closeCards(): void {
    this.select(NOBODY);
    this.closeNote();
  }

  closeMenu(): void {
    this.set({ menu: undefined });
  }

  showHelp(helpShown: boolean): void {
    this.set({ helpShown });
  }

  /** Gives up what is under way, and what is chosen. */
  escape(): void {
    this.#gestures?.cancel();
    this.closeMenu();
    this.closeCards();
  }

  /** Puts tokens down for good. */
  drop(moves: readonly TokenMove[]): void {
    if (this.mj) this.mj.drop(moves);
    else this.putDown(moves);
    const [first] = moves;
    if (first) this.set({ said: `${first.token.name} : ${placeText(this.view.scene.grid, first.to)}.` });
  }

  /** Puts tokens down as whoever may move them does, before the eyes of all who see them. */
  putDown(moves: readonly TokenMove[]): void {
    this.#drops.put(moves);
  }

  /** Moves the selected tokens, or else one of the viewer's own, by so many squares. */
  step(dx: number, dy: number): void {
    const { scene, tokens } = this.view;
    const selected = this.selectedTokens.filter(({ movable }) => movable);
    const moving =
      selected.length > 0 ? selected : tokens.filter(({ own, movable }) => own && movable).slice(0, 1);
    if (moving.length === 0) return;
    this.drop(
      moving.map((token) => {
        const from = this.canvas?.pieces.placeOf(token.id) ?? token;
        const to = stepped(scene.grid, from, dx, dy, token.size);
        const inside = to.x >= 0 && to.y >= 0 && to.x <= scene.width && to.y <= scene.height;
        return { token, to: inside ? to : from };
      }),
    );
  }

  /** Points at a place, before the eyes of all where they see the scene. */
  ping(at: Place): void {
    if (this.canvas === undefined) return;
    showPing(this.canvas, at);
    if (this.view.live) this.trace({ kind: "ping" }).add(at);
  }

  /** Shows the others where the viewer's pointer goes. */
  trace(trace: OwnTrace): TraceWriter {
    return this.#traces.writer(this.view.scene.sceneId, trace);
  }

  sendDrawing(drawing: Drawing): void {
    const { system, campaignId: id } = this.table;
    call(draw, { params: { system, id }, body: { id: randomId(), drawing } }).catch((error) =>
      toast("error", serverSentence(error, "Ton dessin n'a pas pu être envoyé.")),
    );
  }

  #show(): void {
    this.canvas?.show(this.view, this.state.selected);
  }

  #inScene(screen: Place): Place {
    return this.canvas?.toScene(screen) ?? screen;
  }

  #tokenAt(screen: Place): TokenView | undefined {
    return this.canvas?.tokenAt(this.#inScene(screen));
  }

  #openMenu(screen: Place): void {
    const token = this.#tokenAt(screen);
    if (token && !this.state.selected.has(token.id)) this.select([token.id]);
    this.set({ menu: { left: screen.x, top: screen.y, at: this.#inScene(screen), token } });
  }

  /** Reads the label at a place, which lies over the tokens, or selects one; with Shift it adds and takes away. */
  #tap(screen: Place, adds: boolean): void {
    const reading = this.canvas?.cutTextAt(this.#inScene(screen));
    this.set({ reading });
    const token = reading === undefined ? this.#tokenAt(screen) : undefined;
    const kept = adds ? [...this.state.selected].filter((id) => id !== token?.id) : [];
    const isTaken = adds && token !== undefined && this.state.selected.has(token.id);
    this.select(token === undefined || isTaken ? kept : [...kept, token.id]);
  }

  /** What gestures mean, with the tool that is chosen then. */
  readonly #handlers: GestureHandlers = {
    dragStart: (from) => this.tool?.start(this.#inScene(from), from) ?? false,
    dragMove: (to) => this.tool?.move(this.#inScene(to), to),
    dragEnd: (at) => this.tool?.end(this.#inScene(at), at),
    dragCancel: () => this.tool?.cancel(),
    tap: (at) => {
      if (this.tool?.tap) this.tool.tap(this.#inScene(at), at);
      else this.#tap(at, at.shift);
    },
    doubleTap: (at) => {
      if (this.tool?.doubleTap) this.tool.doubleTap(this.#inScene(at), at);
      else this.canvas?.centre(this.#inScene(at));
    },
    longPress: (at) => {
      if (this.#tokenAt(at)) this.#openMenu(at);
      else this.ping(this.#inScene(at));
    },
    menu: (at) => this.#openMenu(at),
    hover: (at) => this.tool?.hover?.(this.#inScene(at), at),
    pan: (x, y) => this.canvas?.pan(x, y),
    zoom: (factor, at) => this.canvas?.zoom(factor, at),
  };
}
