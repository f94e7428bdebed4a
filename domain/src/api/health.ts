import * as z from "zod/mini";
import { defineCall } from "./call";

/** For whoever watches the installation: that the API answers. It reads nothing and tells nothing. */
export const getHealth = defineCall({
  method: "GET",
  path: "/api/health",
  access: "public",
  summary: "Whether the API answers",
  result: z.object({ status: z.literal("ok") }),
});
