import type { Handler } from "../http/handler";
import { shareInitiative } from "./shareInitiative";

export const withdrawInitiative: Handler<"withdrawInitiative"> = ({ params, query, caller, now }) =>
  shareInitiative({ params, caller, change: query, now });
