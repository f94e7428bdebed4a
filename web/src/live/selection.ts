import type { DocumentKind } from "domain/documents/documentKind";

/** A document with its place: `id` is its own, `parentId` the document's that its collection hangs on. */
export type WithId<Data> = Data & {
  readonly id: string;
  readonly parentId: string | undefined;
  /** This device wrote it and the server has not answered yet: server times in it are guesses. */
  readonly pending: boolean;
};

type Where<Value> = readonly [field: string, is: "==" | "array-contains" | ">", value: Value | number];

/** Which of a collection's documents a query asks for. A condition whose value is missing waits. */
export interface Conditions {
  readonly where?: Where<string | undefined> | undefined;
  /** A second condition, which must hold as well. */
  readonly and?: Where<string>;
  readonly order?: readonly [field: string, direction?: "asc" | "desc"];
  /** Starts behind this value of the ordered field. */
  readonly after?: Date;
  readonly limit?: number;
}

/** Which documents a query asks for, as it is sent, and as the device names what it keeps of it. */
export interface Selection {
  /** A collection's path; with `everywhere`, the name of every collection so called. */
  readonly from: string;
  readonly everywhere: true | undefined;
  readonly where: Where<string> | undefined;
  readonly and: Where<string> | undefined;
  readonly order: Conditions["order"] | undefined;
  readonly after: Date | undefined;
  readonly limit: number | undefined;
}

/** Ids of which some may not be known yet. */
export type Waiting<Ids extends string[]> = { readonly [Place in keyof Ids]: Ids[Place] | undefined };

type Above<Ids extends string[]> = Ids extends [...infer Parents extends string[], string] ? Parents : [];

/**
 * The ids of the documents that a collection hangs on, or all ids of a kind whose documents have a fixed name
 * (`campaigns/{cid}/fight/current`).
 */
export type Place<Ids extends string[]> = Waiting<Above<Ids>> | Waiting<Ids> | "everywhere";

/** A document's path; undefined as long as one of the ids is missing. */
export function pathOf<Ids extends string[]>(
  kind: Pick<DocumentKind<object, Ids>, "path">,
  ids: Waiting<Ids>,
): string | undefined {
  return ids.every(Boolean) ? kind.path(...(ids as unknown as Ids)) : undefined;
}

function collectionOf<Ids extends string[]>(
  kind: Pick<DocumentKind<object, Ids>, "path">,
  ids: readonly (string | undefined)[],
): string | undefined {
  if (!ids.every(Boolean)) return undefined;
  const any = kind.path(...([...ids, "any"] as unknown as Ids));
  return any.slice(0, any.lastIndexOf("/"));
}

/** What a query of this kind asks for; undefined as long as an id or the value of its condition is missing. */
export function selectionOf<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  place: Place<Ids>,
  { where, and, order, after, limit }: Conditions,
): Selection | undefined {
  const everywhere = place === "everywhere" || undefined;
  const from = place === "everywhere" ? kind.name : collectionOf(kind, place);
  if (from === undefined) return undefined;
  const others = { and, order, after, limit };
  if (where === undefined) return { from, everywhere, where, ...others };
  const [field, is, value] = where;
  return value || value === 0 ? { from, everywhere, where: [field, is, value], ...others } : undefined;
}
