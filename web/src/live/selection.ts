/** A document with its place: `id` is its own, `parentId` the document's that its collection hangs on. */
export type WithId<Data> = Data & {
  readonly id: string;
  readonly parentId: string | undefined;
  /** This device wrote it and the server has not answered yet: server times in it are guesses. */
  readonly pending: boolean;
};

/** Which documents a query asks for. */
export interface Selection {
  /** A collection's path; with `everywhere`, the name of every collection so called. */
  readonly from: string;
  readonly everywhere?: true;
  readonly where?: readonly [field: string, is: "==" | "array-contains", value: string];
  readonly order?: readonly [field: string, direction?: "asc" | "desc"];
  /** Starts behind this value of the ordered field. */
  readonly after?: Date | number | string;
  readonly limit?: number;
}
