import { isDocumentId } from "../store/firestore";

/** No document has it: their ids are longer. */
const UNKNOWN = "-";

/** Parameters of an address that are no ids; each is read by its own rule. */
const OTHERS: ReadonlySet<string> = new Set(["system", "code", "token"]);

/**
 * The parameters of an address, where an id that no document can have (with a slash, reserved by Firestore) is read as
 * one that none has: no handler builds a path from it.
 */
export const idParams = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      OTHERS.has(name) || isDocumentId(value) ? value : UNKNOWN,
    ]),
  );
