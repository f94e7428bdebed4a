import * as z from "zod/mini";

/** What a roll gives back to whom it meets: an act of healing of its game, by its id (`TableActs`). */
export const healingSchema = z.enum(["hitPoints", "temporary"]);
export type Healing = z.infer<typeof healingSchema>;
