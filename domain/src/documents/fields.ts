import * as z from "zod/mini";
import { SYSTEM_IDS } from "../systems/systemIds";

/** Epoch milliseconds; a Firestore Timestamp in the database. */
export const momentSchema = z.number();

export const systemIdSchema = z.enum(SYSTEM_IDS);

export const roleSchema = z.enum(["admin", "player"]);
export type Role = z.infer<typeof roleSchema>;
