import { randomUUID } from "node:crypto";

/** The id of a document that the server makes by itself. */
export const newId = (): string => randomUUID();
