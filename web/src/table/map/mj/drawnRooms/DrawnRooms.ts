import { drawnRoomEdit } from "domain/table/scene/edits";
import { randomId } from "../../../../browser/randomId";
import type { LiveScene } from "../../../../live/scene/scenes";
import { Store } from "../../../../ui/Store";
import type { SceneEdits } from "../SceneEdits";

export type DrawnRoom = LiveScene["rooms"][number];

interface DrawnRoomsState {
  /** Drawn ones are changed; new ones are drawn otherwise. */
  readonly changes: boolean;
  readonly chosenId: string | undefined;
  /** Of the next one. */
  readonly colour: string;
}

/** The drawn rooms of a scene, and the one that the MJ changes. */
export class DrawnRooms extends Store<DrawnRoomsState> {
  readonly #edits: SceneEdits;

  constructor(edits: SceneEdits) {
    super({ changes: false, chosenId: undefined, colour: "#8d7b5e" });
    this.#edits = edits;
  }

  get all(): LiveScene["rooms"] {
    return this.#edits.state.drawnRooms;
  }

  /** The one whose corners are shown. */
  get chosen(): DrawnRoom | undefined {
    const { changes, chosenId } = this.state;
    return changes ? this.all.find(({ id }) => id === chosenId) : undefined;
  }

  change(changes: boolean): void {
    this.set({ changes });
  }

  choose(chosenId: string | undefined): void {
    this.set({ chosenId });
  }

  draw(outline: number[]): void {
    const id = randomId();
    this.#put(id, { id, outline, colour: this.state.colour });
  }

  reshape({ id }: DrawnRoom, outline: number[]): void {
    const now = this.all.find((one) => one.id === id);
    if (now) this.#put(id, { ...now, outline });
  }

  /** Of the chosen one, or of the next. */
  paint(colour: string): void {
    if (this.chosen) this.#put(this.chosen.id, { ...this.chosen, colour });
    else this.set({ colour });
  }

  /** The chosen one; without a name where there are no letters. */
  rename(label: string): void {
    if (this.chosen === undefined || (this.chosen.label ?? "") === label) return;
    const { label: _, ...unnamed } = this.chosen;
    this.#put(unnamed.id, label === "" ? unnamed : { ...unnamed, label });
  }

  remove({ id }: DrawnRoom): void {
    this.#put(id, undefined);
  }

  #put(id: string, after: DrawnRoom | undefined): void {
    this.#edits.apply(drawnRoomEdit(this.all, id, after));
  }
}
