import type { RollDocument } from "domain/documents/roll";
import type { ActionRoll } from "domain/game/rolls/actionRoll";
import { strikeOf } from "domain/game/rolls/strike";
import { ACTION_KINDS } from "domain/sheet/character/actions";
import type { Character } from "domain/sheet/character/character";
import { actionRolls } from "domain/table/rolls/actionRolls";
import { byMargin, marginIn, strikeIn } from "domain/table/rolls/strikes";
import { bareHandsOf } from "domain/table/rolls/unarmed";
import { naturalMark } from "domain/values/dice/rollDice";
import { useState } from "react";
import { useShown } from "../../../kits/sheet/openSheet";
import { attackToDeal } from "../../../table/rolls/attackToDeal";
import type { RollEntry } from "../../../table/rolls/rollEntry";

/** A roll of somebody else at the character. */
export type MetRoll = RollDocument & { readonly id: string };

/** The last roll that concerns the player: one of theirs, or one that meets the character. */
export type LastRoll =
  | { readonly kind: "own"; readonly roll: RollEntry; readonly damage: ActionRoll | undefined }
  | { readonly kind: "met"; readonly roll: MetRoll };

type DealtBy = Pick<RollEntry, "request" | "outcome" | "dice"> & Partial<Pick<RollEntry, "rolled" | "total">>;

/** The damage that follows an attack of the sheet which was not missed; undefined of another roll. */
export function damageAfter(
  character: Character,
  { request, outcome, dice, rolled, total }: DealtBy,
): ActionRoll | undefined {
  if (request.subject?.kind !== "attack") return undefined;
  const spec = rolled ?? (request.kind === "game" ? request.spec : undefined);
  const strike = strikeIn({ rolled: spec, outcome }) ?? (outcome && strikeOf(outcome));
  if (strike === "missed") return undefined;
  const rolls = [...ACTION_KINDS.flatMap((kind) => character[kind]), bareHandsOf(character)]
    .map((action) => actionRolls(character, action))
    .find((all) => all.some((one) => one.request.label === request.label));
  const dealt = rolls?.filter((one) => one.request.kind === "dice" && one.request.damage !== undefined) ?? [];
  const own = dealt.filter((one) => one.request.attack === request.label);
  const known = total === undefined ? undefined : marginIn({ rolled: spec, total });
  // Of a burst whose margin nobody knows, the least.
  const damage = byMargin(own.length > 0 ? own : dealt, known ?? 1);
  const isCritical = strike === "critical" || naturalMark({ dice }) === "natural-20";
  return damage.find(({ after }) => isCritical === (after === "critical")) ?? damage[0];
}

/** The damage that is rolled next: of the last roll, or of what its press has hit with beside it. */
export function damageNext(character: Character, log: readonly RollEntry[]): ActionRoll | undefined {
  const [last] = log;
  const attack = last?.follows === undefined ? last : log.find(({ id }) => id === last.follows);
  if (attack === undefined || (attack !== last && attack.press === undefined)) return undefined;
  const next = attackToDeal(log, attack);
  const isDealt = next !== last && log.some(({ follows }) => follows === next.id);
  return isDealt ? undefined : damageAfter(character, next);
}

interface Seen {
  readonly own: string | undefined;
  readonly met: string | undefined;
  readonly shown?: LastRoll["kind"];
}

/**
 * What came last: of one's own rolls, and of those of others at the character, where those are known (`met`: null while
 * they are not). What was rolled before the sheet was opened is no news.
 */
export function useLastRoll(
  log: readonly RollEntry[],
  met: MetRoll | null | undefined,
): LastRoll | undefined {
  const { character } = useShown();
  const [seen, setSeen] = useState<Seen>();
  const [own] = log;
  const now = { own: own?.id, met: met?.id };
  if (met !== null) {
    if (seen === undefined) setSeen(now);
    else if (seen.own !== now.own) setSeen({ ...now, shown: "own" });
    else if (seen.met !== now.met) setSeen({ ...now, shown: "met" });
  }
  if (seen?.shown === "met" && met) return { kind: "met", roll: met };
  return own && { kind: "own", roll: own, damage: damageNext(character, log) };
}
