import {
  type FogChange,
  MAX_OPERATIONS,
  type Token,
  type TokenOperation,
} from "domain/documents/sceneSchema";
import type { CreatureGroup } from "domain/table/panel/panelEventSchema";
import type { ScenePatch } from "domain/table/scene/changeScene";
import { creatureTokens } from "domain/table/scene/creatureTokens";
import { fogEdit, moveEdit, sceneEdit, tokensEdit } from "domain/table/scene/edits";
import { fightTokens, type PresentToken } from "domain/table/scene/fightTokens";
import { middleOf } from "domain/table/scene/freePlaces";
import { namedTokens } from "domain/table/scene/tokens";
import { randomId } from "../../../browser/randomId";
import { Store } from "../../../ui/Store";
import type { Place } from "../canvas/camera";
import type { MjCapability, Prepared } from "../editor/MjCapability";
import type { SceneEditor } from "../editor/SceneEditor";
import type { TokenMove, TokenView } from "../view/sceneView";
import { DrawnRooms } from "./drawnRooms/DrawnRooms";
import type { MjDialog } from "./mjDialog";
import { SceneEdits } from "./SceneEdits";
import { sortMoves } from "./tokens/sortMoves";
import { ofNobody, presentTokens, storedToken } from "./tokens/storedToken";
import { Walls } from "./walls/Walls";

interface FogOptions {
  readonly reveals: boolean;
  /** Of the brush, in cells. */
  readonly radius: number;
}

interface MjState extends Prepared {
  readonly fog: FogOptions;
  /** What is open over the map. */
  readonly dialog: MjDialog | undefined;
}

/** The editor of a map whose MJ looks at it. */
export type EditorOfMj = SceneEditor<MjEditor>;

/** What the MJ does on a scene, with its undoing. */
export class MjEditor extends Store<MjState> implements MjCapability {
  readonly edits: SceneEdits;
  readonly drawnRooms: DrawnRooms;
  readonly walls: Walls;
  readonly #editor: SceneEditor;

  constructor(editor: SceneEditor, prepared: Prepared) {
    super({ ...prepared, fog: { reveals: true, radius: 1 }, dialog: undefined });
    this.#editor = editor;
    this.edits = new SceneEdits(editor.table, () => {
      const { scene, fixtures } = this.state;
      return { scene, view: editor.view, fixtures };
    });
    this.drawnRooms = new DrawnRooms(this.edits);
    this.walls = new Walls(
      this.edits,
      () => this.state.scene,
      (said) => editor.say(said),
    );
  }

  readonly know = (prepared: Prepared): void => {
    this.set({ ...prepared });
    this.edits.refresh();
  };

  get deletion(): (() => void) | undefined {
    const { tool } = this.#editor.state;
    if (tool === "walls") return this.walls.deletion;
    const chosen = tool === "drawnRoom" ? this.drawnRooms.chosen : undefined;
    if (chosen) return () => this.drawnRooms.remove(chosen);
    const tokens = this.#editor.selectedTokens;
    return tokens.length > 0 ? () => this.remove(tokens) : undefined;
  }

  get stepping(): ((dx: number, dy: number) => void) | undefined {
    return this.#editor.state.tool === "walls" ? this.walls.stepping : undefined;
  }

  open(dialog: MjDialog | undefined): void {
    this.set({ dialog });
  }

  setFog(fog: FogOptions): void {
    this.set({ fog });
  }

  changeFog(change: FogChange): void {
    this.edits.apply(fogEdit(this.state.scene.fog.revealed, change));
  }

  change(patch: Omit<ScenePatch, "picture">): void {
    this.edits.apply(sceneEdit(this.state.scene, patch));
  }

  readonly drop = (moves: readonly TokenMove[]): void => {
    const on = { scene: this.state.scene, live: this.#editor.view.live, settled: this.edits.isSettled };
    const { plain, crossing, operations } = sortMoves(on, moves);
    if (plain.length > 0) {
      this.edits.note(
        moveEdit(
          plain.map(({ token: { id, x, y }, to }) => ({ id, from: { x, y }, to: { x: to.x, y: to.y } })),
        ),
      );
      this.#editor.putDown(plain);
    }
    this.#operate(
      operations,
      crossing.map(({ token }) => token),
    );
  };

  readonly duplicate = (moves: readonly TokenMove[]): void =>
    this.#operate(
      moves.map(({ token, to }) => {
        // Its copy keeps what it shows.
        const copy = ofNobody(this.stored(token));
        const kind = copy.kind === "character" ? ("creature" as const) : copy.kind;
        return put(randomId(), { ...copy, kind, x: to.x, y: to.y }, token.hidden);
      }),
    );

  remove(tokens: readonly TokenView[]): void {
    this.#operate([{ kind: "remove", ids: tokens.map(({ id }) => id) }], tokens);
  }

  changeToken(token: TokenView, change: Partial<Token>): void {
    this.#operate([put(token.id, { ...this.stored(token), ...change }, token.hidden)], [token]);
  }

  setHidden(tokens: readonly TokenView[], hidden: boolean): void {
    this.#operate([{ kind: hidden ? "hide" : "show", ids: tokens.map(({ id }) => id) }], tokens);
  }

  /** Whether players see the life of whom the tokens stand for. */
  showLife(tokens: readonly TokenView[], health: boolean): void {
    this.#operate(
      tokens.map((token) => {
        const { health: _, ...rest } = this.stored(token);
        return put(token.id, { ...rest, follows: { badges: false, ...rest.follows, health } }, token.hidden);
      }),
      tokens,
    );
  }

  /** Puts new tokens on the scene. */
  add(operations: readonly TokenOperation[]): void {
    this.#operate(operations);
  }

  /**
   * Puts creatures on the scene and into the fight, in the scene's middle where no place is said. `groupsOf` numbers them
   * after those of these names.
   */
  placeCreatures(
    groupsOf: (named: readonly { readonly name: string }[]) => readonly CreatureGroup[],
    at: Place | undefined,
  ): void {
    const { scene, order } = this.state;
    const present = this.#present;
    const groups = groupsOf([...order, ...present.map(({ token }) => token)]);
    const joining = groups.flatMap((group) => group.joining.map(({ participant }) => participant));
    const on = { ...this.#place, present, isShown: this.#editor.view.live };
    const operations = creatureTokens(on, joining, at ?? middleOf(scene));
    const hidden = new Map(operations.map((put) => [put.token.participantId, put.hidden]));
    const placed = groups.map((group) => ({
      ...group,
      joining: group.joining.map(({ participant, ...joins }) => ({
        ...joins,
        participant: { ...participant, hidden: hidden.get(participant.id) ?? participant.hidden },
      })),
    }));
    this.#operate(operations, [], { groups: placed });
  }

  /** Places the creatures of the fight that have no token, as `placeCreatures` does; undefined where all have one. */
  placingOfFight(at: Place | undefined): (() => void) | undefined {
    const { scene, order } = this.state;
    const operations = fightTokens(this.#place, order, this.#present, at ?? middleOf(scene));
    if (operations.length === 0) return undefined;
    const named = new Set(namedTokens(operations));
    const tokens = this.#editor.view.tokens.filter(({ id }) => named.has(id));
    return () => this.#operate(operations, tokens);
  }

  /** A token as it is sent. */
  stored(token: TokenView): Token {
    return storedToken(token, this.state.scene);
  }

  get #place() {
    return { ...this.state.scene, system: this.#editor.table.system };
  }

  get #present(): PresentToken[] {
    return presentTokens(this.#editor.view.tokens, this.state.scene);
  }

  /** `on`: the tokens that there are already of those which the operations name. */
  #operate(
    operations: readonly TokenOperation[],
    on: readonly TokenView[] = [],
    placed?: Parameters<typeof tokensEdit>[2],
  ): void {
    const before = new Map(presentTokens(on, this.state.scene).map((one) => [one.id, one]));
    for (let at = 0; at < operations.length; at += MAX_OPERATIONS) {
      const some = operations.slice(at, at + MAX_OPERATIONS);
      this.edits.apply(tokensEdit(before, some, at === 0 ? placed : undefined));
    }
  }
}

const put = (id: string, token: Token, hidden: boolean): TokenOperation => ({
  kind: "put",
  id,
  token,
  hidden,
});
