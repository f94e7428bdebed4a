import type { FightDocument } from "../../documents/fight";
import { type HiddenById, hidingAsTokens, unseenAsTokens } from "./hiddenTokens";
import { asTold, type KnownNames, withShown } from "./shownNames";
import { fightersOf } from "./waitingCreatures";

/** What a scene that is shown tells of whom its tokens stand for, by their ids in the order. */
export interface SceneTells {
  /** Whose tokens were hidden, shown or put. */
  readonly hidden?: HiddenById | undefined;
  /** Whom the group has not seen, or has now. */
  readonly unseen?: ReadonlyMap<string, boolean> | undefined;
  /** Whose tokens come before the members' eyes. */
  readonly shown?: ReadonlySet<string> | undefined;
  readonly names?: KnownNames | undefined;
}

/** The fight as a scene that is shown has it; the same object where that changes nothing. */
export function toldByScene<F extends Pick<FightDocument, "panel" | "steps" | "shared" | "startedAt">>(
  fight: F,
  { hidden = new Map(), unseen = new Map(), shown = new Set(), names }: SceneTells,
): F {
  const seen = new Map([...shown].map((id) => [id, false] as const));
  const hiding = unseenAsTokens(hidingAsTokens(fight, hidden), new Map([...unseen, ...seen]));
  return asTold(withShown(hiding, shown, names));
}

/** What a creature of the fight is called. */
export const nameInFight = (fight: Pick<FightDocument, "panel"> | undefined, id: string | undefined) =>
  fight && fightersOf(fight.panel).find((one) => one.id === id)?.name;
