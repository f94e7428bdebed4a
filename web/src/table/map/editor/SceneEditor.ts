import type { SystemId } from "domain/values/systemIds";
import type { LiveTrace } from "../../../live/scene/scenes";
import { Store } from "../../../ui/Store";
import type { Place } from "../canvas/camera";
import { type GestureHandlers, Gestures } from "../canvas/Gestures";
import { SceneCanvas } from "../canvas/SceneCanvas";
import { GOLD } from "../colours";
import { Drops } from "../move/Drops";
import { showPing } from "../move/ping";
import { stepMoves } from "../move/stepMoves";
import { type OwnTrace, Traces } from "../move/Traces";
import type { TraceWriter } from "../move/TraceWriter";
import { Walked } from "../move/Walked";
import { placeText } from "../tokens/placeText";
import { sightNews } from "../tokens/sightNews";
import type { Tool, ToolId } from "../tools/tool";
import type { DoorView, MapView, TokenMove, TokenView } from "../view/sceneView";
import { withPlaces } from "../view/withPlaces";
import { Doors } from "./Doors";
import type { DrawingStyle, EditorState } from "./editorState";
import type { MjCapability, Prepared } from "./MjCapability";

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

/** What happens within so much time is one message to who hears the screen, in milliseconds. */
const TOGETHER_MS = 1_500;

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
  readonly #doors: Doors;
  readonly walked: Walked;
  /** As it was heard, without what this device has moved since. */
  #heard: MapView;
  #gestures: Gestures | undefined;
  /** When something was told last that is no answer to a move of this viewer (epoch ms). */
  #toldAt = 0;

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
    this.#heard = view;
    this.walked = new Walked(table.system, view);
    this.#doors = new Doors(table, (said) => this.#tell(said));
    this.#drops = new Drops(table, {
      canvas: () => this.canvas,
      changed: () => this.#see(),
      fellShort: (id, at, meant) => this.#fallShort(id, at, meant),
    });
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
    const news = sightNews(this.#heard, view);
    this.#heard = view;
    this.walked.know(view);
    this.#drops.hear(view.tokens);
    this.#see();
    if (news !== undefined) this.#tell(news);
    if (this.tools.every(({ id }) => id !== this.state.tool)) this.choose("move");
    if (prepared) this.mj?.know(prepared);
    this.#drops.reach(connected);
    if (this.canvas) this.#traces.show(this.canvas, view.scene, traces);
  }

  /** A ref: draws the scene on an element, and takes what is done there, as long as it stands. */
  readonly attach = (element: HTMLDivElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    try {
      const canvas = new SceneCanvas(element, this.mj === undefined);
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

  /** Says something to who hears the screen. */
  say(said: string): void {
    this.set({ said });
  }

  /** Says something beside what was said just before: a door that opens, and who appears behind it. */
  #tell(text: string): void {
    const isRecent = Date.now() - this.#toldAt < TOGETHER_MS;
    this.#toldAt = Date.now();
    this.set({ said: isRecent ? `${this.state.said} ${text}` : text });
  }

  /** Puts tokens down for good. */
  drop(moves: readonly TokenMove[]): void {
    for (const { token, to, path = [to.x, to.y] } of moves)
      this.walked.add(token.id, [token.x, token.y, ...path]);
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
    if (moving.length === 0) {
      if (tokens.some(({ paused }) => paused)) this.set({ said: "Déplacements en pause." });
      return;
    }
    const placeOf = (token: TokenView) => this.canvas?.pieces.placeOf(token.id) ?? token;
    this.drop(stepMoves(scene, moving, placeOf, [dx, dy]));
  }

  turn(door: DoorView): void {
    this.#doors.turn(door, this.view.scene);
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

  /** Tokens that the server moves are where this device has moved them. */
  #see(): void {
    this.set({ view: withPlaces(this.#heard, this.#drops.ahead) });
    this.#show();
  }

  #show(): void {
    this.canvas?.show(this.view, this.state.selected);
  }

  /** A token stands elsewhere than it was put down: where it was stopped, or where it is without the move. */
  #fallShort(id: string, at: Place | undefined, meant: Place): void {
    const token = this.#heard.tokens.find((one) => one.id === id);
    const end = at ?? token;
    if (token === undefined || end === undefined) return;
    this.walked.takeBack(id, [end.x, end.y, meant.x, meant.y]);
    this.set({ said: `${token.name} : ${placeText(this.view.scene.grid, end)}.` });
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

  /** A door that a press turns, or one that is known to be locked. */
  #doorAt(screen: Place): DoorView | undefined {
    const door = this.state.tool === "move" ? this.canvas?.doorAt(this.#inScene(screen)) : undefined;
    return door && Doors.isPressable(door) ? door : undefined;
  }

  /** Reads the label at a place, turns a door, or selects a token; with Shift it adds and takes away. */
  #tap(screen: Place, adds: boolean): void {
    const reading = this.canvas?.labelAt(this.#inScene(screen));
    this.set({ reading });
    const door = reading === undefined && !adds ? this.#doorAt(screen) : undefined;
    if (door) {
      this.turn(door);
      return;
    }
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
    hover: (at) => {
      this.canvas?.offer(!at.touch && this.#doorAt(at) !== undefined);
      this.tool?.hover?.(this.#inScene(at), at);
    },
    pan: (x, y) => this.canvas?.pan(x, y),
    zoom: (factor, at) => this.canvas?.zoom(factor, at),
  };
}
