import { creaturesInSight, isCreature } from "domain/table/initiative/publicOrder";
import { useSheet } from "../../../kits/sheet/openSheet";
import type { RollTarget } from "../../../table/rolls/rollEntry";
import { TargetPicker } from "../../../table/rolls/TargetPicker";
import { useDistances } from "../../../table/rolls/useDistances";
import { useRollBox } from "../rolls/RollsProvider";
import { useTurn } from "../vitals/useTurn";

/** Whom attacks and damage are aimed at, of those in the order, and how far they are where that decides; nothing where there is none, or who rolls is not known. */
export function Aim() {
  const turn = useTurn();
  const box = useRollBox();
  const { id: characterId, system } = useSheet().character;
  const distanceTo = useDistances(turn && { system, characterId, campaignId: box?.campaignId });
  if (turn === undefined || box?.campaignId === undefined) return null;
  const { target, aim } = box.rolls;
  const { order } = turn.order;
  const inOrder: readonly RollTarget[] = [
    ...creaturesInSight(turn.order).map(({ id, name }) => ({ id, name, kind: "creature" as const })),
    ...order.filter((entry) => !isCreature(entry)).map(({ id, name }) => ({ id, name })),
  ];
  const away = (one: RollTarget) => ({ ...one, distance: distanceTo(one)?.text });
  return (
    <TargetPicker
      size="line"
      targets={inOrder.map(away)}
      // Whoever was chosen among the options of a roll need not be in the order.
      chosen={target && away(target)}
      onChoose={(id) => aim([target, ...inOrder].find((one) => one?.id === id))}
    />
  );
}
