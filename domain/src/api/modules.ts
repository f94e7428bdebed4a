import * as z from "zod/mini";
import { systemIdSchema } from "../documents/fields";
import { defineCall } from "./call";

export const moduleSchema = z.object({ id: systemIdSchema, name: z.string(), tagline: z.string() });
export type Module = z.infer<typeof moduleSchema>;

/** Spec §7 "Other": the game systems that this installation offers. */
export const getModules = defineCall({
  method: "GET",
  path: "/api/modules",
  access: "public",
  summary: "The game systems on offer",
  result: z.object({ modules: z.array(moduleSchema) }),
});
