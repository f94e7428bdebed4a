import * as z from "zod/mini";
import { documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `rateLimits/{key}`: the calls of one client in one window, counted across all server instances; deleted by
 * a TTL policy.
 */
export const rateLimits = documentKind({
  name: "rateLimits",
  path: (key: string) => `rateLimits/${key}`,
  schema: z.object({ hits: z.number(), expiresAt: momentSchema }),
  moments: ["expiresAt"],
});
