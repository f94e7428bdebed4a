import * as z from "zod/mini";

/** The places of a sheet that its address may name (`#repos`), where what waits is done by a press. */
const SHEET_PLACES = ["niveau", "experience", "jets", "repos", "competences"] as const;

/** What a character's player may do between two evenings (product §2.5). */
export const waitSchema = z.object({
  /** « 3 compétences à vérifier ». */
  text: z.string(),
  /** Where on the sheet; absent where it is only told. */
  at: z.optional(z.enum(SHEET_PLACES)),
});
export type Wait = Readonly<z.infer<typeof waitSchema>>;
