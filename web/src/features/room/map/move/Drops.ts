import { STORAGE_KEYS } from "../../../../browser/storageKeys";
import { moveToken, tokenMovedAt } from "../../../../live/scene/sceneDocuments";
import { toast } from "../../../../ui/toast";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { TokenMove } from "../view/sceneView";
import { DropWriter } from "./DropWriter";
import { UnsentMoves } from "./unsentMoves";

interface Whose {
  readonly campaignId: string;
  readonly uid: string;
}

/** Puts tokens down: at once on this device, and straight in Firestore for the others. */
export class Drops {
  readonly #canvas: () => SceneCanvas | undefined;
  readonly #unsent: UnsentMoves;
  readonly #writer: DropWriter;
  #connected: boolean | undefined;

  constructor({ campaignId, uid }: Whose, canvas: () => SceneCanvas | undefined) {
    this.#canvas = canvas;
    this.#unsent = new UnsentMoves(STORAGE_KEYS.unsentMoves(uid, campaignId), {
      write: ({ x, y, ...token }) => moveToken({ campaignId, ...token }, x, y),
      movedAt: (token) => tokenMovedAt({ campaignId, ...token }),
    });
    this.#writer = new DropWriter({
      write: ({ id, sceneId, concealed, movedAt, pending }, { x, y }) =>
        // While a write of this device waits, the time is a guess of its own.
        this.#unsent.write({ id, sceneId, concealed, x, y, since: pending ? undefined : movedAt }),
      refused: ({ id, name }) => {
        const pieces = canvas()?.pieces;
        if (pieces?.isHeld(id) === false) pieces.release(id);
        toast("error", `« ${name} » n'a pas pu être déplacé : il est revenu à sa place.`);
      },
      waits: () => toast("info", "Hors ligne : le déplacement partira avec le retour de la connexion."),
    });
  }

  /** Whether the server is in reach. What an earlier page left is written once it is. */
  reach(connected: boolean): void {
    if (connected === this.#connected) return;
    this.#connected = connected;
    if (connected) void this.#unsent.resume();
    this.#writer.reach(connected);
  }

  put(moves: readonly TokenMove[]): void {
    for (const { token, to } of moves) this.#canvas()?.pieces.putDown(token.id, to);
    this.#writer.put(moves);
  }
}
