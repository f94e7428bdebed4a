import type { RollDocument } from "../../documents/roll";
import type { RollSpec } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import { AppError } from "../../values/errors";
import { isRedo, isUse, type TableRollRequest } from "./tableRoll";

/** How long after it a roll may still be opposed. */
const OPEN_MS = 24 * 60 * 60_000;

export type Contest = NonNullable<RollDocument["contest"]>;

/** What a side of a contest must have: a roll by the game's rules. */
type Side = RollDocument & { readonly id: string; readonly rolled: RollSpec };

const isSide = <Roll extends Pick<RollDocument, "rolled">>(
  roll: Roll,
): roll is Roll & { readonly rolled: RollSpec } => roll.rolled !== undefined;

const rulesOf = ({ game }: RollSpec) => gameOf(game).rolls.contest;

/** What one opposes as a rule to a roll, by the names of sheets and creatures. */
export function opposedBy(spec: RollSpec): readonly string[] {
  const names = rulesOf(spec).opposedBy;
  return typeof names === "function" ? names(spec) : names;
}

/**
 * Whether a roll waits for whom it is aimed at to oppose it: an attack that nothing else decides, a check against
 * somebody. Its second attempt stands for it, and nothing waits whose damage was applied.
 */
export function awaitsContest(
  roll: Pick<RollDocument, "rolled" | "target" | "contest" | "redoneBy" | "total" | "outcome" | "applied">,
): boolean {
  const { rolled, target, contest, redoneBy, total, outcome, applied = [] } = roll;
  if (rolled === undefined || target === undefined || applied.length > 0) return false;
  if (contest !== undefined || redoneBy !== undefined) return false;
  return rulesOf(rolled).awaits({ spec: rolled, total, outcome });
}

/** Who opposes a roll. */
interface Opponent {
  readonly uid: string;
  readonly isMj: boolean;
  readonly characterId?: string | undefined;
}

/**
 * The roll that somebody opposes. The MJ opposes any, a player what is aimed at their character. Throws
 * `roll-not-found` for one that is not there, that the caller does not see, that is no roll by the game's rules or older
 * than a day; `forbidden`; `contest-decided` for one that was opposed, or rolled again.
 */
export function requireOpposable<Roll extends RollDocument>(
  acting: Roll | undefined,
  { uid, isMj, characterId }: Opponent,
  now: number,
): Roll & { readonly rolled: RollSpec } {
  const isSeen = acting !== undefined && (isMj || acting.audience === "table" || acting.uid === uid);
  if (!isSeen || !isSide(acting) || acting.contest?.side === "opposing" || acting.createdAt + OPEN_MS < now) {
    throw new AppError("roll-not-found");
  }
  const { target } = acting;
  const isAimedAt = characterId !== undefined && target?.kind === undefined && target?.id === characterId;
  if (!isMj && !isAimedAt) throw new AppError("forbidden");
  if (acting.contest !== undefined || acting.redoneBy !== undefined) throw new AppError("contest-decided");
  return acting;
}

/** Throws `invalid-input` for dice notation, second attempts and what throws nothing. */
export function requireOpposing(roll: TableRollRequest["roll"]): RollSpec {
  if (typeof roll === "string" || isRedo(roll) || isUse(roll)) {
    throw new AppError("invalid-input", { sentence: "Oppose un jet de la fiche." });
  }
  return roll;
}

/** Whether nothing is opposed: whoever it is aimed at lets it through. */
export const isBorne = (roll: TableRollRequest["roll"]): boolean =>
  typeof roll !== "string" && !isRedo(roll) && isUse(roll) && roll.use === "bear";

/** How a roll ends that whoever it is aimed at lets through; `by`: the line that says so. */
export const borneBy = (
  acting: Pick<RollDocument, "audience" | "target">,
  by: Pick<RollDocument, "audience" | "character" | "creature" | "name"> & { readonly id: string },
): Contest => ({
  ...{ side: "acting", with: by.id, result: "won", borne: true },
  name: (acting.audience === by.audience ? nameOf(by) : acting.target?.name) ?? by.name,
});

/** Whom a roll that opposes another is aimed at: who rolled that. Nobody where that was the MJ without a name. */
export function opposedTarget({ character, creature }: Pick<RollDocument, "character" | "creature">) {
  if (character) return { target: { ...character } };
  if (creature === undefined) return {};
  const { name, id = name } = creature;
  return { target: { id, name, kind: "creature" as const } };
}

const nameOf = ({ character, creature, name }: Pick<RollDocument, "character" | "creature" | "name">) =>
  character?.name ?? creature?.name ?? name;

/** What `other` is to those who read `roll`: the table learns nothing of what is the MJ's but how it ended. */
function asSeen(roll: RollDocument, other: Side): Pick<Contest, "with" | "name" | "label" | "total"> {
  if (roll.audience === "table" && other.audience === "mj") {
    return { with: other.id, name: roll.target?.name ?? "MJ" };
  }
  return { with: other.id, name: nameOf(other), label: other.label, total: other.total };
}

const RESULTS = { acting: ["won", "lost"], opposing: ["lost", "won"] } as const;

/** How a contest ends, for both of its rolls. Both are of one game. */
export function contestOf(
  acting: Side,
  opposing: Side,
): { readonly acting: Contest; readonly opposing: Contest } {
  const sideOf = ({ rolled, total, outcome }: Side) => ({ spec: rolled, total, outcome });
  const { winner, margin } = rulesOf(acting.rolled).decide(sideOf(acting), sideOf(opposing));
  const [first, second] = winner === undefined ? (["draw", "draw"] as const) : RESULTS[winner];
  const by = margin === undefined ? {} : { margin };
  return {
    acting: { side: "acting", ...asSeen(acting, opposing), result: first, ...by },
    opposing: { side: "opposing", ...asSeen(opposing, acting), result: second, ...by },
  };
}

/**
 * A contest after one of its rolls was made again: how it ends for the new roll, and for the other side. Undefined where
 * the other side is gone.
 */
export function contestAgain(
  contest: Contest,
  again: RollDocument & { readonly id: string },
  other: (RollDocument & { readonly id: string }) | undefined,
): { readonly own: Contest; readonly other: Contest } | undefined {
  if (other === undefined || !isSide(again) || !isSide(other)) return undefined;
  if (contest.side === "acting") {
    const ended = contestOf(again, other);
    return { own: ended.acting, other: ended.opposing };
  }
  const ended = contestOf(other, again);
  return { own: ended.opposing, other: ended.acting };
}

const RESULT_WORDS = { won: "l'emporte", lost: "ne suffit pas", draw: "égalité, rien ne change" } as const;

/** « contre Esquive 14 (Gobelin 2) : l'emporte, marge 2 », « Ivy encaisse »: how a roll ended against another. */
export function contestText({ name, label, total, result, margin, borne }: Contest): string {
  if (borne) return `${name} encaisse`;
  const what = label === undefined ? name : `${label} ${total ?? ""} (${name})`;
  const by = margin !== undefined && result === "won" ? `, marge ${margin}` : "";
  return `contre ${what} : ${RESULT_WORDS[result]}${by}`;
}
