import { NativeSelect } from "@mantine/core";
import { creaturesInSight } from "domain/table/initiative/publicOrder";
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
  const creatures = creaturesInSight(turn.order);
  const inOrder: readonly RollTarget[] = [
    ...creatures.map(({ id, name }) => ({ id, name, kind: "creature" as const })),
    ...turn.order.order.filter(({ id }) => !id.startsWith("creature-")).map(({ id, name }) => ({ id, name })),
  ];
  // Whoever was chosen among the options of a roll need not be in the order.
  const isElsewhere = target !== undefined && !inOrder.some(({ name }) => name === target.name);
  const known = isElsewhere ? [...inOrder, target] : inOrder;
  return (
    <NativeSelect
      label="Cible"
      data={[{ value: NOBODY, label: "Personne" }, ...known.map(({ name }) => name)]}
      value={target?.name ?? NOBODY}
      onChange={({ currentTarget }) => aim(known.find(({ name }) => name === currentTarget.value))}
    />
  );
}
