/** The places of a sheet that its address may name (`#repos`), where what waits is done by a press. */
type SheetPlace = "niveau" | "experience" | "jets" | "repos" | "competences";

/** What a character's player may do between two evenings (product §2.5). */
export interface Wait {
  /** « 3 compétences à vérifier ». */
  readonly text: string;
  /** Where on the sheet; absent where it is only told. */
  readonly at?: SheetPlace;
}
