import { randomBytes } from "node:crypto";
import { aliasOf } from "domain/table/initiative/publicOrder";

/** Under which members know one more creature of a fight. */
export const newAlias = (): string => aliasOf(randomBytes(8).toString("hex"));
