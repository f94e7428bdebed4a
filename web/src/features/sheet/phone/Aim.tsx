import { NativeSelect } from "@mantine/core";
import { creaturesInSight, isCreature } from "domain/table/initiative/publicOrder";
import type { RollTarget } from "../../../table/rolls/rollEntry";
import { useRollBox } from "../rolls/RollsProvider";
import { useTurn } from "../vitals/useTurn";

const NOBODY = "";

/** Whom attacks and damage are aimed at, of those in the order; nothing where there is none, or who rolls is not known. */
export function Aim() {
  const turn = useTurn();
  const box = useRollBox();
  if (turn === undefined || box?.campaignId === undefined) return null;
  const { target, aim } = box.rolls;
  const { order } = turn.order;
  const inOrder: readonly RollTarget[] = [
    ...creaturesInSight(turn.order).map(({ id, name }) => ({ id, name, kind: "creature" as const })),
    ...order.filter((entry) => !isCreature(entry)).map(({ id, name }) => ({ id, name })),
  ];
  // Whoever was chosen among the options of a roll need not be in the order.
  const isElsewhere = target !== undefined && !inOrder.some(({ id }) => id === target.id);
  const known = isElsewhere ? [...inOrder, target] : inOrder;
  return (
    <NativeSelect
      label="Cible"
      data={[
        { value: NOBODY, label: "Personne" },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={target?.id ?? NOBODY}
      onChange={({ currentTarget }) => aim(known.find(({ id }) => id === currentTarget.value))}
    />
  );
}
