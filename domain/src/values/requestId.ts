import * as z from "zod/mini";
import { keyCheck } from "./fieldName";

/**
 * The id that a client makes for one wish (`crypto.randomUUID()`): a request that is sent again after a lost
 * answer carries the same one, and answers what the first one made. Some are keys of what is stored.
 */
export const requestIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/), keyCheck);
