import type { initiativeRequest } from "domain/game/rolls/initiative";
import { LabelledRoll } from "./LabelledRoll";

/** Initiative of a d10 and what the sheet adds to it. */
export function InitiativeRoll({ request }: { request: ReturnType<typeof initiativeRequest> }) {
  return (
    <LabelledRoll request={request} name="Initiative" value={request.dice}>
      , au d10
    </LabelledRoll>
  );
}
