import { changeFog, changeTokens, updateScene } from "domain/api/scenes";
import type { Region, TokenOperation } from "domain/documents/sceneSchema";
import type { History, HistoryStep } from "domain/operations/history";
import { changedDrawnRooms, onTokensNow, type SceneEdit, sceneHistories } from "domain/table/scene/edits";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../../../browser/randomId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { moveToken } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";
import { toast } from "../../../../ui/toast";
import { Store } from "../editor/Store";
import type { MapView } from "../view/sceneView";
import { sortMoves } from "./tokens/sortMoves";

const FAILURE = "La scène n'a pas pu être changée. Réessaie.";

interface EditsState {
  readonly history: History<SceneEdit>;
  /** As they will be once the listener has what was asked for: what comes next changes these. */
  readonly drawnRooms: LiveScene["rooms"];
}

/** The scene as the listeners have it now. */
export interface HeardScene {
  readonly scene: LiveScene;
  readonly view: Pick<MapView, "tokens" | "live">;
}

/** What the server made of the last edits, until the listener brings it. */
interface Answered extends Partial<Pick<LiveScene, "revision" | "rooms">> {
  readonly revealed?: Region;
}

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
  /** What was revealed when a change of fog was done, which is more than what was known when it was meant. */
  readonly #revealedBefore = new WeakMap<SceneEdit, Region>();

  constructor(table: { readonly campaignId: string; readonly system: SystemId }, heard: () => HeardScene) {
    super({ history: sceneHistories.empty, drawnRooms: heard().scene.rooms });
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
    this.set({ drawnRooms });
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
    const { campaignId, system } = this.#table;
    const { scene, view } = this.#heard();
    const ahead = this.#ahead;
    const params = { system, id: campaignId, sceneId: scene.id };
    const change = (operations: TokenOperation[]) =>
      call(changeTokens, { params, body: { operations } }, ONCE);
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
      case "tokens":
        await change(onTokensNow(edit, new Map(view.tokens.map((token) => [token.id, token]))));
        return;
      case "move": {
        const moves = edit.moves.flatMap(({ id, to }) => {
          const token = view.tokens.find((one) => one.id === id);
          return token ? [{ token, to }] : [];
        });
        const fog = { ...scene.fog, ...(ahead.revealed && { revealed: ahead.revealed }) };
        const on = { scene: { ...scene, fog }, live: view.live, settled: true };
        const { plain, operations } = sortMoves(on, moves);
        await Promise.all([
          ...(operations.length > 0 ? [change([...operations])] : []),
          ...plain.map(({ token: { id, concealed }, to }) =>
            moveToken({ campaignId, sceneId: scene.id, id, concealed }, to.x, to.y),
          ),
        ]);
      }
    }
  }
}
