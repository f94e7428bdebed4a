import type { RollDocument } from "domain/documents/roll";
import type { AskedSave } from "domain/game/rolls/saves";
import { Store } from "../../ui/Store";
import type { DamageRoll } from "../damage/damageRoll";

/** A save that damage asks of several. */
export interface SavedAgainst {
  readonly campaignId: string;
  readonly roll: DamageRoll;
  readonly save: AskedSave;
}

/** How much of a hit somebody takes. */
export type Taken = "whole" | "half" | "none";

/** What the MJ has done of a save that several make; its players' answers stand on the ask. */
interface OpenSave {
  /** The ids of who saves; undefined until somebody was chosen. */
  readonly chosen?: readonly string[] | undefined;
  /** What the MJ says that somebody takes, whatever their save. */
  readonly said: Readonly<Record<string, Taken>>;
  /** The saves of creatures. */
  readonly rolled: Readonly<Record<string, RollDocument>>;
  /** Players were asked and creatures are rolled for. */
  readonly isAsked: boolean;
  /** It was applied while somebody had not saved yet: they get their share when they do. */
  readonly awaited?: SavedAgainst | undefined;
}

const UNTOUCHED: OpenSave = { said: {}, rolled: {}, isAsked: false };

/** The saves of this page, by the ids of the rolls that deal the damage: closed and opened again, they go on. */
class OpenSaves extends Store<{ readonly [roll: string]: OpenSave }> {
  readonly #taken = new Set<string>();

  of(roll: string): OpenSave {
    return this.state[roll] ?? UNTOUCHED;
  }

  change(roll: string, change: (before: OpenSave) => Partial<OpenSave>): void {
    const before = this.of(roll);
    this.set({ [roll]: { ...before, ...change(before) } });
  }

  /** Whether somebody's share was not taken yet; then it is. What is taken back is not applied again by itself. */
  take(roll: string, id: string): boolean {
    const key = `${roll} ${id}`;
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}

export const openSaves = new OpenSaves({});
