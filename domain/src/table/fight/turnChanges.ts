import { activeEntry } from "../../documents/initiativeState";
import type { Fight } from "./fight";
import type { FightEntry, FightOperation } from "./fightOperation";

/** What a turn does to a character's own state, as an operation of the MJ. */
export type TurnChange = {
  /** Its entry in the character's log: of this turn, since an undone turn may pass again. */
  readonly entryId: string;
  readonly characterId: string;
} & (
  | { readonly kind: "endCondition"; readonly condition: string }
  /** The character's own turn is over: what lasts a number of them has one less. */
  | { readonly kind: "passTurn" }
  /** `undo`: the entry with which the turn that was taken back had passed. */
  | { readonly kind: "undoTurn"; readonly undo: string }
);

const turnEntry = (operationId: string): string => `${operationId}-turn`;

/** Who had the turn, if it was a character's and not after `other`. */
function turnOf({ panel }: Fight, other: Fight): string | undefined {
  const { initiative } = panel;
  const active = activeEntry(initiative);
  const { activeIndex, round } = other.panel.initiative;
  const isOther = initiative.activeIndex !== activeIndex || initiative.round !== round;
  return isOther && active?.kind === "character" ? active.id : undefined;
}

/** What may give somebody the turn, with which effects end; what else takes effects away ends no condition. */
const GIVES_TURN: ReadonlySet<FightOperation["type"]> = new Set([
  "nextTurn",
  "removeParticipant",
  "followRoster",
  "actNow",
  "moveTied",
]);

/** What an entry that passed a turn, or took one back, does to characters. `before` and `after`: the fight around it. */
export function turnChangesOf(before: Fight, after: Fight, entry: FightEntry): TurnChange[] {
  if ("undo" in entry) {
    // A fight that goes on again stands where it stood: no turn is taken back.
    if (before.startedAt === undefined) return [];
    const characterId = turnOf(after, before);
    const undo = turnEntry(entry.undo);
    return characterId === undefined
      ? []
      : [{ kind: "undoTurn", entryId: turnEntry(entry.id), characterId, undo }];
  }
  const { type } = entry.operation;
  if (!GIVES_TURN.has(type)) return [];
  const left = new Set(after.panel.effects.map(({ id }) => id));
  const { order } = after.panel.initiative;
  const characters = new Set(order.filter(({ kind }) => kind === "character").map(({ id }) => id));
  const ended = before.panel.effects
    .filter(({ id, targetId }) => !left.has(id) && characters.has(targetId))
    .map(
      ({ targetId, condition }, index): TurnChange => ({
        kind: "endCondition",
        entryId: `${entry.id}-${index + 1}`,
        characterId: targetId,
        condition,
      }),
    );
  const passed = type === "nextTurn" ? turnOf(before, after) : undefined;
  return passed === undefined
    ? ended
    : [...ended, { kind: "passTurn", entryId: turnEntry(entry.id), characterId: passed }];
}
