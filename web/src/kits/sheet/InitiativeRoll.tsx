import { initiativeRequest } from "domain/game/rolls/initiative";
import { LabelledRoll } from "./LabelledRoll";

/** Initiative of a d10 and what the sheet adds to it. */
export function InitiativeRoll({ bonus }: { bonus: number }) {
  const request = initiativeRequest(bonus);
  return (
    <LabelledRoll request={request} name="Initiative" value={request.dice}>
      , au d10
    </LabelledRoll>
  );
}
