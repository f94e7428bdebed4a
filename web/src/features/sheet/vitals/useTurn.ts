import { type PublicOrder, toldTurn } from "domain/table/initiative/publicOrder";
import { type TurnText, turnTextOf } from "domain/table/initiative/turnText";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { useLiveInitiative } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";

interface Turn extends TurnText {
  readonly order: PublicOrder;
}

/** Whose turn it is in the order that the MJ shares; undefined without one. */
export function useTurn(): Turn | undefined {
  const { isOwner } = useViewer();
  const { id, campaign } = useSheet().character;
  const order = toldTurn(dataOf(useLiveInitiative(campaign?.id))?.shared);
  return order ? { order, ...turnTextOf(order, isOwner ? [id] : []) } : undefined;
}
