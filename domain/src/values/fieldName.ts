import * as z from "zod/mini";

const RESERVED_NAME = /^__.*__$/s;

/** Whether Firestore takes a text as the name of a field, or as an id as far as its own names go. */
export const isStorableName = (name: string): boolean => name !== "" && !RESERVED_NAME.test(name);

/**
 * Whether a text may be the key of an entry: Firestore stores it, and an object that has no such entry has nothing under
 * it, as it has under `constructor` and `toString`.
 */
const isKey = (text: string): boolean => isStorableName(text) && !(text in Object.prototype);

/** For the checks of each id or label of an input that names an entry of a stored object. */
export const keyCheck = z.refine<string>(isKey, "Ce nom est réservé.");
