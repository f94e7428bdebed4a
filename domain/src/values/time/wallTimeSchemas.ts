import * as z from "zod/mini";
import { isTime, isTimeZone } from "./wallTime";

/** "20:00", as a clock on a wall shows it. */
export const timeSchema = z.string().check(z.refine(isTime, { error: "Cette heure n'existe pas." }));

/** An IANA time zone that this runtime knows. */
export const zoneSchema = z.string().check(z.refine(isTimeZone, { error: "Ce fuseau horaire est inconnu." }));
