import { changeDoor } from "domain/api/scenes";
import { describeError } from "domain/values/errors";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { toast } from "../../../ui/toast";
import { placeText } from "../tokens/placeText";
import { middleOfDoor } from "../view/doors";
import type { DoorView, SceneView } from "../view/sceneView";

const TURNED = { open: "Porte ouverte", closed: "Porte fermée" } as const;

/** Opens doors and closes them, where their viewer may; whether somebody stands beside one the server says. */
export class Doors {
  readonly #table: { readonly campaignId: string; readonly system: SystemId };
  readonly #say: (said: string) => void;
  /** Those that the server is asked to turn. */
  readonly #underWay = new Set<string>();

  constructor(
    table: { readonly campaignId: string; readonly system: SystemId },
    say: (said: string) => void,
  ) {
    this.#table = table;
    this.#say = say;
  }

  /** Whether a press on a door does something: that it is locked is said to who knows it already. */
  static isPressable({ act, seen, state }: DoorView): boolean {
    return act !== undefined || (seen && state === "locked");
  }

  turn(door: DoorView, { sceneId, grid }: Pick<SceneView, "sceneId" | "grid">): void {
    const { id, act } = door;
    if (act === undefined) {
      if (Doors.isPressable(door)) toast("info", describeError("door-locked").sentence);
      return;
    }
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    const { system, campaignId } = this.#table;
    const params = { system, id: campaignId, sceneId, doorId: id };
    call(changeDoor, { params, body: { state: act } })
      .then(
        () => this.#say(`${TURNED[act]}, ${placeText(grid, middleOfDoor(door))}.`),
        (error) => toast("error", serverSentence(error, "La porte n'a pas bougé. Réessaie.")),
      )
      .finally(() => this.#underWay.delete(id));
  }
}
