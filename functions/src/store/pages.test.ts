import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAGED, SEARCHED_FIELD } from "./pages";

interface Declared {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
}

const declared: Declared = JSON.parse(
  readFileSync(new URL("../../../firestore.indexes.json", import.meta.url), "utf8"),
);

const indexesOf = (collection: string) =>
  declared.indexes
    .filter(
      ({ collectionGroup, queryScope }) => collectionGroup === collection && queryScope === "COLLECTION",
    )
    .map(({ fields }) =>
      fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(", "),
    );

const sortsOf = Object.values(PAGED).flatMap(({ kind, sorts }) =>
  Object.values<readonly string[]>(sorts).flatMap((fields) =>
    ["ASCENDING", "DESCENDING"].map((order) => ({
      collection: kind.name,
      sorted: fields.map((field) => `${field} ${order}`),
    })),
  ),
);

describe("Every list that admins page through", () => {
  it.each(sortsOf)("$collection has an index for $sorted, searched", ({ collection, sorted }) => {
    expect(indexesOf(collection)).toContain([`${SEARCHED_FIELD} CONTAINS`, ...sorted].join(", "));
  });

  it.each(sortsOf.filter(({ sorted }) => sorted.length > 1))(
    "$collection has an index for $sorted, whole",
    ({ collection, sorted }) => {
      expect(indexesOf(collection)).toContain(sorted.join(", "));
    },
  );
});
