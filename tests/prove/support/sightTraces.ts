import { setTimeout as wait } from "node:timers/promises";
import { traces } from "domain/documents/scene";
import type { Chance } from "domain/testing/chance";
import type { Place } from "domain/testing/walledPlaces";
import { creatureId, creatureNumbers } from "domain/testing/walledScenes";
import { serverTimestamp } from "firebase/firestore/lite";
import { MemberClient } from "./memberClient";
import type { SightTable } from "./sightTable";

const SLOTS = 4;
/** One document of a trace is written no oftener, in milliseconds. */
const SLOT_MS = 520;

/** What members' clients told of tokens that they drag, and what the rules refused them. */
export class SightTraces {
  readonly #at: SightTable;
  readonly #clients: ReadonlyMap<string, MemberClient>;
  /** When each member's slots were written last. */
  readonly #written = new Map<string, number[]>();
  /** The places of creatures that were told by traces, by their tokens: all were seen there then. */
  readonly told = new Map<string, Set<string>>();
  readonly counts = { told: 0, refused: 0 };

  constructor(at: SightTable) {
    this.#at = at;
    this.#clients = new Map([at.mj, ...at.players].map(({ uid }) => [uid, new MemberClient(uid)]));
  }

  async close(): Promise<void> {
    for (const client of this.#clients.values()) await client.close();
  }

  /** The MJ drags some creature where it stands: refused where the group does not see it. */
  async byMj(chance: Chance): Promise<void> {
    const id = creatureId(chance.of(creatureNumbers));
    const seen = this.#at.mirror.look().get(id) ?? "unseen";
    const { x, y } = this.#at.mirror.placeOf(id);
    const isTold = await this.#drag(this.#at.mj.uid, id, { x, y });
    if (seen !== "border" && isTold !== (seen === "seen"))
      throw new Error(`${id} is ${seen}, and the MJ's drag of it is ${isTold ? "told" : "refused"}`);
    if (isTold) this.told.set(id, (this.told.get(id) ?? new Set()).add(`${x},${y}`));
  }

  /** A player drags their own hero, and tries it with all that is not theirs. */
  async byPlayer(chance: Chance): Promise<void> {
    const { mirror, owners, players } = this.#at;
    const { uid } = chance.of(players);
    const isOwn = (id: string) => owners.get(id)?.uid === uid;
    const [owns, others] = [true, false].map((own) =>
      [...mirror.tokens.keys()].filter((id) => isOwn(id) === own),
    );
    const [own, other] = [chance.of(owns ?? []), chance.of(others ?? [])];
    if (await this.#drag(uid, other, mirror.placeOf(other)))
      throw new Error(`a player's drag of ${other} is told`);
    if (!(await this.#drag(uid, own, mirror.placeOf(own))))
      throw new Error(`a player's drag of their own ${own} is refused`);
  }

  /** Whether the rules let a member tell that they drag a token at a place. */
  async #drag(uid: string, tokenId: string, { x, y }: Place): Promise<boolean> {
    const { table, sceneId } = this.#at;
    const slots = this.#written.get(uid) ?? Array<number>(SLOTS).fill(0);
    const slot = slots.indexOf(Math.min(...slots));
    await wait(Math.max(0, (slots[slot] ?? 0) + SLOT_MS - Date.now()));
    const trace = {
      ...{ uid, sceneId, tokenId, kind: "drag", points: [x, y], at: serverTimestamp() },
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    const isTold = await this.#clients
      .get(uid)
      ?.set(traces.path(table.id, `${uid}~${slot}`), trace)
      .then(
        () => true,
        ({ code }: { code?: string }) => {
          if (code === "permission-denied") return false;
          throw new Error(`a trace is answered ${code}`);
        },
      );
    this.#written.set(uid, slots.with(slot, isTold ? Date.now() : (slots[slot] ?? 0)));
    this.counts[isTold ? "told" : "refused"] += 1;
    return isTold === true;
  }
}
