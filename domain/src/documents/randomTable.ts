import * as z from "zod/mini";
import { wholeSchema } from "../values/range";
import { checkedText } from "../values/text/checkedText";
import { checkName, nameRules } from "../values/text/name";
import { nameSchema } from "../values/text/nameSchema";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** How many random tables a campaign may have, and rows one of them. */
export const MAX_RANDOM_TABLES = 50;
export const MAX_TABLE_ROWS = 100;
export const MAX_ROW_WEIGHT = 100;

export const randomTableNameRules = nameRules("Le nom de la table", 60, "Donne un nom à la table.");
export const rowTextRules = nameRules("La ligne", 160, "Écris ce qui arrive.");

const rowSchema = z.object({
  /** How many faces of the die it has: 1 at least. */
  weight: wholeSchema({ min: 1, max: MAX_ROW_WEIGHT }),
  text: checkedText(
    (text) => text.trim(),
    (text) => checkName(text, rowTextRules),
  ),
});
export type RandomTableRow = z.infer<typeof rowSchema>;

/** What an MJ writes of it. */
export const randomTableFields = {
  name: nameSchema(randomTableNameRules),
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(MAX_TABLE_ROWS)),
};

/** `campaigns/{cid}/randomTables/{id}`: written by the MJ and seen by nobody else, through the server alone. */
export const randomTables = documentKind({
  name: "randomTables",
  path: (campaignId: string, tableId: string) => `campaigns/${campaignId}/randomTables/${tableId}`,
  schema: z.object({
    ...randomTableFields,
    /** The MJ whose it is. */
    uid: z.string(),
    /** One more with each change. */
    version: z.int(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt"],
});
export type RandomTableDocument = DocumentData<typeof randomTables>;
