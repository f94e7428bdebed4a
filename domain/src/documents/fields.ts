import * as z from "zod/mini";
import { ROLES } from "../values/roles";
import { SYSTEM_IDS } from "../values/systemIds";

/** Epoch milliseconds; a Firestore Timestamp in the database. */
export const momentSchema = z.number();

export const systemIdSchema = z.enum(SYSTEM_IDS);

export const roleSchema = z.enum(ROLES);
