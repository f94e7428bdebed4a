// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OWN_FIELDS } from "./useTableLog";

interface Indexes {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order?: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { queryScope: string }[] }[];
}

const { indexes, fieldOverrides }: Indexes = JSON.parse(
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

/** What each declaration of a file that queries asks by: the conditions of `live` and `queryPage`. */
const declarations = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^(listeners|sdkListeners|selection)\.ts$/.test(path))
  .flatMap((path) =>
    readFileSync(new URL(path, import.meta.url), "utf8").split(
      /^(?=(?:export )?(?:async )?(?:function|const) )/m,
    ),
  )
  .map((text) => ({ name: /(?:function|const) (\w+)/.exec(text)?.[1], text }));
const asking = (pattern: RegExp) =>
  declarations.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe("the queries of the client", () => {
  it("have a condition and an order at once in the logs of tables and of play alone", () => {
    const both = asking(/where: /).filter((name) => asking(/order: \[/).includes(name));
    expect(both.toSorted()).toEqual([
      "newestOf",
      "olderPlayEntries",
      "useDowntimeLog",
      "useShownHandouts",
      "useTablePlayLog",
    ]);
  });

  it("ask every place at once for one's own join requests and a campaign's play alone, by a field that is declared for it", () => {
    expect(asking(/"everywhere"/).toSorted()).toEqual([
      "useDowntimeLog",
      "useOwnJoinRequests",
      "useTablePlayLog",
    ]);
    expect(indexes).toContainEqual({
      collectionGroup: "playLog",
      queryScope: "COLLECTION_GROUP",
      fields: [
        { fieldPath: "campaignId", order: "ASCENDING" },
        { fieldPath: "downtime.after", order: "ASCENDING" },
        { fieldPath: "createdAt", order: "DESCENDING" },
      ],
    });
    for (const queryScope of ["COLLECTION", "COLLECTION_GROUP"]) {
      expect(indexes).toContainEqual({
        collectionGroup: "playLog",
        queryScope,
        fields: [
          { fieldPath: "campaignId", order: "ASCENDING" },
          { fieldPath: "createdAt", order: "DESCENDING" },
        ],
      });
    }
    const uid = fieldOverrides.find(
      ({ collectionGroup, fieldPath }) => collectionGroup === "joinRequests" && fieldPath === "uid",
    );
    expect(uid?.indexes.map(({ queryScope }) => queryScope)).toContain("COLLECTION_GROUP");
  });

  it("ask by no field whose own index is switched off", () => {
    const fields = declarations.flatMap(({ text }) =>
      [...text.matchAll(/(?:where|order): \["([\w.]+)"/g)].map(([, field = ""]) => field),
    );
    const off = fieldOverrides.filter((one) => one.indexes.length === 0).map(({ fieldPath }) => fieldPath);
    expect(fields.length).toBeGreaterThan(8);
    expect(fields.filter((field) => off.includes(field))).toEqual([]);
  });
});
