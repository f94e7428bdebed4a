import { changeDoor, changeFog, changeTokens, changeWalls, moveTokens, updateScene } from "domain/api/scenes";
import type { Region, TokenOperation } from "domain/documents/sceneSchema";
import { MAX_MOVES, type WallChange } from "domain/documents/wallSchema";
import type { History, HistoryStep } from "domain/operations/history";
import type { PlacedCreatures } from "domain/table/fight/waitingCreatures";
import { changedDrawnRooms, onTokensNow, type SceneEdit, sceneHistories } from "domain/table/scene/edits";
import { turnedDoor } from "domain/table/sight/editWalls";
import type { Fixtures } from "domain/table/sight/fixtures";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../../browser/randomId";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { moveToken } from "../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../live/scene/scenes";
import { Store } from "../../../ui/Store";
import { toast } from "../../../ui/toast";
import type { MapView, TokenMove } from "../view/sceneView";
import { sortMoves } from "./tokens/sortMoves";
import {
  NOTHING_UNHEARD,
  stillUnheard,
  withAnswered,
  withChanges,
  withUnheard,
} from "./walls/unheardChanges";

const FAILURE = "La scène n'a pas pu être changée. Réessaie.";

interface EditsState {
  readonly history: History<SceneEdit>;
  /** As they will be once the listener has what was asked for: what comes next changes these. */
  readonly drawnRooms: LiveScene["rooms"];
  /** The same of walls, doors and lights. */
  readonly fixtures: Fixtures;
}

/** The scene as the listeners have it now. */
export interface HeardScene {
  readonly scene: LiveScene;
  readonly view: Pick<MapView, "tokens" | "live">;
  readonly fixtures: Fixtures;
}

/** What the server made of the last edits, until the listener brings it. */
interface Answered extends Partial<Pick<LiveScene, "revision" | "rooms">> {
  readonly revealed?: Region;
}

/** Whether the group's sight decides here, and with it the server alone what moves. */
const isWalled = ({ scene, view }: HeardScene): boolean => view.live && scene.sight?.on === true;

/** What an edit did is shown by the listener, and the next one goes on from there. */
const ONCE = { keepAsking: false } as const;

/** The MJ's edits of a scene, one after the other as they were meant, and their undoing. */
export class SceneEdits extends Store<EditsState> {
  readonly #table: { readonly campaignId: string; readonly system: SystemId };
  readonly #heard: () => HeardScene;
  /** The first of them is being answered. */
  #underWay: readonly SceneEdit[] = [];
  #last: Promise<void> = Promise.resolve();
  #answered: Answered = {};
  /** Changes of walls that the server has made, and the listener has not brought. */
  #unheard = NOTHING_UNHEARD;
  /** What was revealed when a change of fog was done, which is more than what was known when it was meant. */
  readonly #revealedBefore = new WeakMap<SceneEdit, Region>();

  constructor(table: { readonly campaignId: string; readonly system: SystemId }, heard: () => HeardScene) {
    const { scene, fixtures } = heard();
    super({ history: sceneHistories.empty, drawnRooms: scene.rooms, fixtures });
    this.#table = table;
    this.#heard = heard;
  }

  /** Whether the scene as it is known has all edits in it: its fog may have changed already where it has not. */
  get isSettled(): boolean {
    return this.#underWay.length === 0 && this.#ahead.revision === undefined;
  }

  /** Does something, in its turn, and keeps how it is taken back. */
  apply(edit: SceneEdit): void {
    this.note(edit);
    this.#perform(edit);
  }

  /** Keeps how something is taken back that is done already. */
  note(edit: SceneEdit): void {
    this.set({ history: sceneHistories.withDone(this.state.history, edit) });
  }

  /** Undefined where there is nothing to take back. */
  get undo(): (() => void) | undefined {
    const step = sceneHistories.undo(this.state.history);
    return step && (() => this.#take(step, step.deed));
  }

  /** Undefined where there is nothing to do again. */
  get redo(): (() => void) | undefined {
    const step = sceneHistories.redo(this.state.history);
    return step && (() => this.#take(step));
  }

  /** Counts anew what will be there: the listener has brought something, or an edit has begun or ended. */
  refresh(): void {
    const drawnRooms = this.#underWay.reduce(
      (rooms, edit) => (edit.kind === "drawnRoom" ? changedDrawnRooms(rooms, edit.redo) : rooms),
      this.#ahead.rooms ?? this.#heard().scene.rooms,
    );
    this.set({ drawnRooms, fixtures: this.#fixturesAhead });
  }

  get #fixturesAhead(): Fixtures {
    const { fixtures } = this.#heard();
    this.#unheard = stillUnheard(fixtures, this.#unheard);
    const changes = this.#underWay.flatMap((edit) => (edit.kind === "walls" ? [edit.redo] : []));
    return withChanges(withUnheard(fixtures, this.#unheard), changes);
  }

  /** What the listener still has to bring. */
  get #ahead(): Answered {
    const { revision = 0 } = this.#answered;
    return revision > this.#heard().scene.revision ? this.#answered : {};
  }

  #take({ toDo, history }: HistoryStep<SceneEdit>, taken?: SceneEdit): void {
    this.set({ history });
    this.#perform(toDo, taken);
  }

  #perform(edit: SceneEdit, taken?: SceneEdit): void {
    this.#underWay = [...this.#underWay, edit];
    this.refresh();
    this.#last = this.#last
      .then(() => this.#send(edit, taken))
      .catch((error) => toast("error", serverSentence(error, FAILURE)))
      .then(() => {
        this.#underWay = this.#underWay.slice(1);
        this.refresh();
      });
  }

  /** `taken`: the edit that this one takes back. */
  async #send(edit: SceneEdit, taken: SceneEdit | undefined): Promise<void> {
    const { scene, view } = this.#heard();
    const ahead = this.#ahead;
    const params = this.#params;
    const change = (operations: TokenOperation[], creatures?: PlacedCreatures) =>
      call(changeTokens, { params, body: { operations, ...(creatures && { creatures }) } }, ONCE);
    switch (edit.kind) {
      case "fog": {
        const before = taken && this.#revealedBefore.get(taken);
        if (taken === undefined) this.#revealedBefore.set(edit, ahead.revealed ?? scene.fog.revealed);
        const made = before ? { kind: "set" as const, revealed: before } : edit.redo;
        const answer = await call(changeFog, { params, body: { id: randomId(), change: made } }, ONCE);
        this.#answered = { ...ahead, ...answer };
        return;
      }
      case "scene":
        await call(updateScene, { params, body: edit.redo }, ONCE);
        return;
      case "drawnRoom": {
        const rooms = changedDrawnRooms(ahead.rooms ?? scene.rooms, edit.redo);
        const { revision } = await call(updateScene, { params, body: { rooms } }, ONCE);
        this.#answered = { ...ahead, revision, rooms };
        return;
      }
      case "walls":
        await this.#sendWalls(edit.redo);
        return;
      case "tokens":
        await change(
          onTokensNow(edit, new Map(view.tokens.map((token) => [token.id, token]))),
          edit.placed && { ...edit.placed, id: randomId() },
        );
        return;
      case "move": {
        const moves = edit.moves.flatMap(({ id, to }) => {
          const token = view.tokens.find((one) => one.id === id);
          return token ? [{ token, to }] : [];
        });
        if (isWalled(this.#heard())) return this.#sendMoves(moves);
        const fog = { ...scene.fog, ...(ahead.revealed && { revealed: ahead.revealed }) };
        const on = { scene: { ...scene, fog }, live: view.live, settled: true };
        const { plain, operations } = sortMoves(on, moves);
        await Promise.all([
          ...(operations.length > 0 ? [change([...operations])] : []),
          ...plain.map(({ token: { id, concealed }, to }) =>
            moveToken({ campaignId: this.#table.campaignId, sceneId: scene.id, id, concealed }, to.x, to.y),
          ),
        ]);
      }
    }
  }

  get #params() {
    const { campaignId, system } = this.#table;
    return { system, id: campaignId, sceneId: this.#heard().scene.id };
  }

  /** A door that turns where the group's sight decides goes by its own call, as players' do. */
  async #sendWalls(change: WallChange): Promise<void> {
    const heard = this.#heard();
    const turned = isWalled(heard) ? turnedDoor(heard.fixtures, change) : undefined;
    const params = this.#params;
    if (turned) {
      const { id: doorId, state } = turned;
      await call(changeDoor, { params: { ...params, doorId }, body: { state } }, ONCE);
    } else await call(changeWalls, { params, body: { change } }, ONCE);
    this.#unheard = withAnswered(this.#heard().fixtures, this.#unheard, change);
  }

  async #sendMoves(moves: readonly TokenMove[]): Promise<void> {
    const body = (some: readonly TokenMove[]) => ({
      moves: some.map(({ token, to }) => ({ tokenId: token.id, path: [to.x, to.y] })),
    });
    for (let at = 0; at < moves.length; at += MAX_MOVES)
      await call(moveTokens, { params: this.#params, body: body(moves.slice(at, at + MAX_MOVES)) }, ONCE);
  }
}
