import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAGED } from "./pages";

interface Declared {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: string }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
}

const declared: Declared = JSON.parse(
  readFileSync(new URL("../../../firestore.indexes.json", import.meta.url), "utf8"),
);

const indexesOf = (collection: string) =>
  declared.indexes
    .filter(
      ({ collectionGroup, queryScope }) => collectionGroup === collection && queryScope === "COLLECTION",
    )
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(", "));

/**
 * Firestore indexes every single field in both directions; a sort by several fields needs an index of its
 * own.
 */
const compositeSorts = Object.values(PAGED).flatMap(({ kind, sorts }) =>
  Object.values<readonly string[]>(sorts)
    .filter((fields) => fields.length > 1)
    .flatMap((fields) =>
      ["ASCENDING", "DESCENDING"].map((order) => ({
        collection: kind.name,
        sorted: fields.map((field) => `${field} ${order}`).join(", "),
      })),
    ),
);

describe("Every list that admins read by pages", () => {
  it.each(compositeSorts)("$collection has an index for $sorted", ({ collection, sorted }) => {
    expect(indexesOf(collection)).toContain(sorted);
  });

  it("is sorted and searched only by fields whose single-field index is enabled", () => {
    const asked = Object.values(PAGED).flatMap(({ kind, sorts, searched }) =>
      [...Object.values<readonly string[]>(sorts).flat(), ...Object.keys(searched)].map(
        (field) => `${kind.name}.${field}`,
      ),
    );
    const overridden = declared.fieldOverrides.map(
      ({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`,
    );
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((field) => overridden.includes(field))).toEqual([]);
  });
});
