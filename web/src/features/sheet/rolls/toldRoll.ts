import { MAX_LABEL, MAX_NOTE, MAX_NOTES } from "domain/api/rolls";
import { shownDice } from "domain/values/dice/diceExpression";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import type { SheetAct } from "../../../ui/RollButton";
import { rollVerdict } from "../../../ui/RollLine";

/** Nobody but its player saw the dice fall: the line says so. */
const OFF_TABLE = "Lancé hors de la table";

/** A roll that a device threw by itself, as a line of the table's log: its player's word for what it showed. */
export function toldRoll(roll: RollEntry): SheetAct {
  const verdict = rollVerdict(roll);
  const result = ` : ${roll.total}${verdict === undefined ? "" : ` (${verdict})`}`;
  return {
    label: roll.label.slice(0, Math.max(1, MAX_LABEL - result.length)) + result,
    use: { use: "device" },
    notes: [OFF_TABLE, shownDice(roll.notation), ...(roll.notes ?? [])]
      .filter((note) => note !== "")
      .map((note) => note.slice(0, MAX_NOTE))
      .slice(0, MAX_NOTES),
  };
}
