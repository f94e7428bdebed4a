import * as z from "zod/mini";
import { systemIdSchema } from "../documents/fields";
import { defineCall } from "./call";
import { getModulesRoute } from "./publicRoutes";

const moduleSchema = z.object({ id: systemIdSchema, name: z.string(), tagline: z.string() });
export type Module = z.infer<typeof moduleSchema>;

export const getModules = defineCall({
  ...getModulesRoute,
  result: z.object({ modules: z.array(moduleSchema) }),
});
