// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OWN_FIELDS } from "./useTableLog";

interface Indexes {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order?: string }[] }[];
}

const { indexes }: Indexes = JSON.parse(
  readFileSync(new URL("../../../firestore.indexes.json", import.meta.url), "utf8"),
);

describe("firestore.indexes.json", () => {
  it.each(Object.entries(OWN_FIELDS))("serves one's own of %s, newest first", (collectionGroup, field) => {
    const own = indexes.find((index) => index.collectionGroup === collectionGroup);
    expect(own).toMatchObject({
      queryScope: "COLLECTION",
      fields: [
        { fieldPath: field, order: "ASCENDING" },
        { fieldPath: "createdAt", order: "DESCENDING" },
      ],
    });
  });
});
