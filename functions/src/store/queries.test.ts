import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { QUERIES, type QueryShape } from "./queryShapes";

const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Indexes {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { queryScope: string }[] }[];
}

const declared: Indexes = JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8"));
const scopeOf = ({ scope }: QueryShape) => (scope === "group" ? "COLLECTION_GROUP" : "COLLECTION");

const fieldsOf = ({ equal = [], contains, newestBy, before, since, sum }: QueryShape): string[] =>
  [contains, ...equal, newestBy, before, since, sum].filter((field) => field !== undefined);

/**
 * Firestore answers equalities alone by merging single-field indexes; anything more needs a composite index.
 */
const needsComposite = (shape: QueryShape) =>
  fieldsOf(shape).length > 1 && fieldsOf(shape).length > (shape.equal ?? []).length;

const isComposite = (shape: QueryShape) =>
  declared.indexes.some(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === shape.collection &&
      queryScope === scopeOf(shape) &&
      fields.map((field) => field.fieldPath).join() === fieldsOf(shape).join(),
  );

/**
 * Firestore indexes each field of a collection unless an override disables it, but no field of a collection
 * group.
 */
const isSingle = (shape: QueryShape, field: string) => {
  const override = declared.fieldOverrides.find(
    (one) => one.collectionGroup === shape.collection && one.fieldPath === field,
  );
  if (override === undefined) return shape.scope === "collection";
  return override.indexes.some((index) => index.queryScope === scopeOf(shape));
};

describe("firestore.indexes.json", () => {
  it.each(Object.entries<QueryShape>(QUERIES))("serves the query %s", (_name, shape) => {
    const served = needsComposite(shape)
      ? isComposite(shape)
      : fieldsOf(shape).every((field) => isSingle(shape, field));
    expect(served).toBe(true);
  });
});

describe("the table of queries", () => {
  it("is, with the table of pages, the only file that queries Firestore for more than one document", () => {
    const sources = readdirSync(join(root, "functions/src"), { recursive: true, encoding: "utf8" }).filter(
      (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
    );
    const asking = sources.filter((path) =>
      /\.(where|orderBy|collectionGroup)\(/.test(readFileSync(join(root, "functions/src", path), "utf8")),
    );
    expect(sources.length).toBeGreaterThan(40);
    expect(asking.sort()).toEqual([join("store", "pages.ts"), join("store", "queries.ts")]);
  });
});
