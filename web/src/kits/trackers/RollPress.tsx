import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { ComponentProps } from "react";
import { useRoll } from "../../ui/RollButton";
import { PressButton } from "./PressButton";

interface RollPressProps extends Omit<ComponentProps<typeof PressButton>, "onPress" | "refused" | "hint"> {
  /** A roll of the sheet, seen by whoever sees its rolls; the rules take what it shows at once. */
  request: RollRequest;
}

/** A button of a tracker that makes a roll of the sheet. */
export function RollPress({ request, ...rest }: RollPressProps) {
  const roll = useRoll();
  return <PressButton {...rest} onPress={() => roll(request)} />;
}
