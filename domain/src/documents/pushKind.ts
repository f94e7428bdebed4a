import * as z from "zod/mini";

/** What a device may ring for: a date, one's turn, what the MJ asks or somebody whispers, a wish to join, a level. */
export const PUSH_KINDS = ["date", "turn", "word", "join", "level"] as const;
export const pushKindSchema = z.enum(PUSH_KINDS);
export type PushKind = z.infer<typeof pushKindSchema>;
