import { moveTokens } from "domain/api/scenes";
import type { Stop } from "domain/table/sight/steps";
import type { SystemId } from "domain/values/systemIds";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { moveToken, tokenMovedAt } from "../../../live/scene/sceneDocuments";
import { toast } from "../../../ui/toast";
import type { Place } from "../canvas/camera";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { TokenMove, TokenView } from "../view/sceneView";
import { DropWriter } from "./DropWriter";
import { type UnsentMove, UnsentMoves } from "./unsentMoves";
import { type WalledMove, WalledMoves } from "./WalledMoves";

interface Whose {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly uid: string;
}

interface DropActs {
  readonly canvas: () => SceneCanvas | undefined;
  /** `ahead` is another one. */
  readonly changed: () => void;
  /** A token ends at a place, and not where it was put down. */
  readonly fellShort: (id: string, at: Place | undefined, meant: Place) => void;
}

const STOPPED: Record<Stop, string> = { wall: "Un mur t'arrête.", door: "Une porte fermée t'arrête." };

/**
 * Puts tokens down: at once on this device, and for the others straight in Firestore, or, where the group's sight
 * decides, by the server, which stops them at walls.
 */
export class Drops {
  readonly #acts: DropActs;
  readonly #unsent: UnsentMoves;
  readonly #writer: DropWriter;
  readonly #walled: WalledMoves;
  #connected: boolean | undefined;

  constructor({ campaignId, system, uid }: Whose, acts: DropActs) {
    this.#acts = acts;
    const waits = () => toast("info", "Hors ligne : le déplacement partira avec le retour de la connexion.");
    this.#unsent = new UnsentMoves(STORAGE_KEYS.unsentMoves(uid, campaignId), {
      write: (move) => this.#write(campaignId, move),
      movedAt: (token) => tokenMovedAt({ campaignId, ...token }),
    });
    this.#writer = new DropWriter({
      write: (token, { x, y }) => this.#unsent.write({ ...unsentOf(token), x, y }),
      refused: ({ id, name }) => {
        const pieces = acts.canvas()?.pieces;
        if (pieces?.isHeld(id) === false) pieces.release(id);
        toast("error", sentBack(name));
      },
      waits,
    });
    this.#walled = new WalledMoves({
      send: (sceneId, moves) => sendMoves({ system, id: campaignId, sceneId }, moves),
      changed: acts.changed,
      stopped: (moves) => {
        for (const by of new Set(moves.map((one) => one.by))) toast("info", STOPPED[by]);
        for (const { id, at, meant } of moves) acts.fellShort(id, at, meant);
      },
      refused: (moves, error) => {
        toast("error", serverSentence(error, "Le déplacement a échoué : le jeton est revenu à sa place."));
        for (const { id, meant } of moves) acts.fellShort(id, undefined, meant);
      },
      waits,
    });
  }

  /** Where tokens that the server moves are on this device already. */
  get ahead(): ReadonlyMap<string, Place> {
    return this.#walled.ahead;
  }

  /** Whether the server is in reach. What an earlier page left is written once it is. */
  reach(connected: boolean): void {
    if (connected === this.#connected) return;
    this.#connected = connected;
    this.#walled.reach(connected);
    if (connected) void this.#unsent.resume();
    this.#writer.reach(connected);
  }

  /** What the listener says of the tokens. */
  hear(tokens: readonly TokenView[]): void {
    this.#walled.hear(tokens);
  }

  put(moves: readonly TokenMove[]): void {
    for (const { token, to } of moves) this.#acts.canvas()?.pieces.putDown(token.id, to);
    this.#writer.put(moves.filter(({ token }) => !token.walled));
    for (const { token, to, path = [to.x, to.y] } of moves) {
      const isThere = path.length === 2 && token.x === to.x && token.y === to.y;
      if (!token.walled || isThere) continue;
      const move = { ...unsentOf(token), x: to.x, y: to.y, walled: true, path } as const;
      // What the server refuses is told by `refused`.
      this.#unsent.write(move).catch(() => undefined);
    }
  }

  #write(campaignId: string, { x, y, walled, path = [x, y], ...token }: UnsentMove): Promise<void> {
    return walled ? this.#walled.move({ ...token, path }) : moveToken({ campaignId, ...token }, x, y);
  }
}

const sentBack = (name: string) => `« ${name} » n'a pas pu être déplacé : il est revenu à sa place.`;

/** While a write of this device waits, the time is a guess of its own. */
const unsentOf = ({ id, sceneId, concealed, movedAt, pending }: TokenView) => ({
  ...{ id, sceneId, concealed },
  since: pending ? undefined : movedAt,
});

/** It is asked again by `WalledMoves`, with what was moved since. */
async function sendMoves(
  params: { readonly system: SystemId; readonly id: string; readonly sceneId: string },
  moves: readonly WalledMove[],
) {
  const body = { moves: moves.map(({ id, path }) => ({ tokenId: id, path: [...path] })) };
  return (await call(moveTokens, { params, body }, { keepAsking: false })).moves;
}
