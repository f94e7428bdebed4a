import * as z from "zod/mini";
import { idSchema, initiativeSchema, MAX_PARTICIPANTS, participantSchema, valueSchema } from "./panelSchema";

const textOf = (length: number) => z.string().check(z.maxLength(length));
const labelId = textOf(60);

/** One who joins the order: at what it acts, and what of it its sheet added. */
const joiningSchema = z.object({
  participant: participantSchema,
  value: valueSchema,
  bonus: z.optional(valueSchema),
});

/** The turn that the MJ saw when pressing: where it has passed already, nothing happens. */
const seenTurn = z.optional(z.object({ id: idSchema, round: z.int() }));

/**
 * The MJ's actions on the panel. Dice are rolled before the event is created (`rollInitiative`, `rollValue`),
 * so that the same events always give the same panel.
 */
export const panelEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rollInitiative"), initiative: initiativeSchema }),
  z.object({ type: z.literal("nextTurn"), seen: seenTurn }),
  z.object({ type: z.literal("previousTurn"), seen: seenTurn }),
  z.object({ type: z.literal("clearHistory") }),
  z.object({ type: z.literal("changeValue"), id: idSchema, value: valueSchema }),
  z.object({
    type: z.literal("enterRoll"),
    id: idSchema,
    value: valueSchema,
    bonus: z.optional(valueSchema),
  }),
  z.object({ type: z.literal("moveTied"), id: idSchema, direction: z.enum(["up", "down"]) }),
  z.object({
    type: z.literal("addParticipants"),
    joining: z.readonly(z.array(joiningSchema).check(z.minLength(1), z.maxLength(MAX_PARTICIPANTS))),
  }),
  z.object({ type: z.literal("removeParticipant"), id: idSchema }),
  z.object({ type: z.literal("setHidden"), id: idSchema, hidden: z.boolean() }),
  z.object({ type: z.literal("toggleTurnAction"), actionId: labelId }),
  z.object({ type: z.literal("setTrack"), trackId: labelId, value: valueSchema }),
  z.object({ type: z.literal("takeQuickAction"), id: labelId }),
  z.object({ type: z.literal("giveCommand"), id: labelId }),
  z.object({ type: z.literal("callSkill"), skill: textOf(80) }),
  z.object({ type: z.literal("broadcast"), prompt: textOf(500) }),
]);

export type PanelEvent = z.output<typeof panelEventSchema>;
