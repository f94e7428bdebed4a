import * as z from "zod/mini";

/** When and where one meets: wall time and zone, never an instant, which a change of the clocks would move. */
const meetingFields = {
  /** "2026-12-03", "20:00", "Europe/Paris". */
  date: z.string(),
  time: z.string(),
  zone: z.string(),
  minutes: z.number(),
  place: z.optional(z.string()),
  note: z.optional(z.string()),
};
const meetingSchema = z.object({ id: z.string(), ...meetingFields });
export type Meeting = z.infer<typeof meetingSchema>;

/**
 * What a campaign's people agreed on, and what they are asked. A part of the campaign's document, which every screen of
 * its members has already: it costs no read.
 */
export const agendaSchema = z.object({
  /** Dates of which the MJ will settle one. */
  poll: z.optional(z.object({ id: z.string(), options: z.readonly(z.array(meetingSchema)) })),
  settled: z.readonly(z.array(meetingSchema)),
  series: z.optional(
    z.object({
      id: z.string(),
      ...meetingFields,
      /** `date` is the first one; the next ones are so many weeks apart. */
      everyWeeks: z.number(),
      /** Dates of it that fall out. */
      cancelled: z.readonly(z.array(z.string())),
      /** Dates of it that take place otherwise: `of` is the one that they stand for. */
      moved: z.readonly(z.array(z.object({ of: z.string(), ...meetingFields }))),
    }),
  ),
});
export type Agenda = z.infer<typeof agendaSchema>;
export type Series = NonNullable<Agenda["series"]>;
