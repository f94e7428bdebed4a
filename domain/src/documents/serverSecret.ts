import * as z from "zod/mini";
import { documentKind } from "./documentKind";

/**
 * `serverSecrets/{name}`: a random value that the server made for itself when it first needed it; nobody else
 * reads it. `rateLimitSalt` makes the hashes of clients in `rateLimits` useless to whoever reads those. `vapidKeys`, as
 * JSON, is the pair of keys that push services know this server by: devices have subscribed with the public one.
 */
export const serverSecrets = documentKind({
  name: "serverSecrets",
  path: (name: "rateLimitSalt" | "vapidKeys") => `serverSecrets/${name}`,
  schema: z.object({ value: z.string() }),
  moments: [],
});
