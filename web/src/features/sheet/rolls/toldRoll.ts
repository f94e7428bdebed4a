import { MAX_LABEL } from "domain/api/rolls";
import { shownDice } from "domain/values/dice/diceExpression";
import { cutText } from "domain/values/text/characters";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import type { SheetAct } from "../../../ui/RollButton";
import { rollTitle, rollVerdict } from "../../../ui/RollLine";

/** Nobody but its player saw the dice fall: the line says so. */
const OFF_TABLE = "Lancé hors de la table";

const MINUTE_MS = 60_000;

/** « Lancé hors de la table, 12 min plus tôt »: how long before, since clocks and zones differ. */
function offTable({ thrownAt }: RollEntry, now: number): string {
  const minutes = thrownAt === undefined ? 0 : Math.floor((now - thrownAt) / MINUTE_MS);
  if (minutes < 1) return OFF_TABLE;
  return `${OFF_TABLE}, ${minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`} plus tôt`;
}

/** A roll that a device threw by itself, as a line of the table's log: its player's word for what it showed. */
export function toldRoll(roll: RollEntry, now: number): SheetAct {
  const verdict = rollVerdict(roll);
  const result = ` : ${roll.total}${verdict === undefined ? "" : ` (${verdict})`}`;
  return {
    label: cutText(rollTitle(roll), Math.max(1, MAX_LABEL - result.length)) + result,
    use: { use: "device" },
    notes: [offTable(roll, now), shownDice(roll.notation), ...(roll.notes ?? [])].filter(Boolean),
  };
}
