import * as z from "zod/mini";
import { documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** `sweeps/{name}`: how many accounts and members the last sweep saw that was not stopped. */
export const sweeps = documentKind({
  name: "sweeps",
  path: (name: string) => `sweeps/${name}`,
  schema: z.object({ accounts: z.number(), members: z.number(), at: momentSchema }),
  moments: ["at"],
});
