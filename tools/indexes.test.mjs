import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PAGED } from "../functions/src/store/pages";
import { QUERIES } from "../functions/src/store/queryShapes";
import { root } from "./launcher/places.mjs";

/**
 * @typedef {{ fieldPath: string, order?: string, arrayConfig?: string }} IndexField
 * @typedef {{ collectionGroup: string, queryScope: string, fields: IndexField[] }} Index
 * @typedef {{ collectionGroup: string, fieldPath: string, ttl?: boolean }} FieldOverride
 */

/** @type {{ indexes: Index[], fieldOverrides: FieldOverride[] }} */
const declared = JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8"));

/** @param {string} scope @param {string} collection @param {readonly (string | undefined)[]} fields */
const written = (scope, collection, fields) => `${scope} ${collection}: ${fields.filter(Boolean).join(", ")}`;

const askedByServer = Object.values(QUERIES).map((query) => {
  /** @type {import("../functions/src/store/queryShapes").QueryShape} */
  const { scope, collection, contains, equal = [], newestBy, sum, before, since } = query;
  const fields = [contains, ...equal, newestBy, sum, before, since];
  return written(scope === "group" ? "COLLECTION_GROUP" : "COLLECTION", collection, fields);
});

const askedByAdmins = Object.values(PAGED).flatMap(({ kind, sorts }) =>
  Object.values(sorts).map((/** @type {readonly string[]} */ fields) =>
    written("COLLECTION", kind.name, fields),
  ),
);

/** The client's only queries with a condition and an order (web/src/live/indexes.test.ts), as it writes them. */
const ownFields = /OWN_FIELDS = \{ (.+) \} as const/.exec(
  readFileSync(join(root, "web/src/live/useTableLog.ts"), "utf8"),
)?.[1];
const askedByClients = [
  ...[...(ownFields ?? "").matchAll(/(\w+): "(\w+)"/g)].map(([, collection = "", field]) =>
    written("COLLECTION", collection, [field, "createdAt"]),
  ),
  ...["COLLECTION", "COLLECTION_GROUP"].map((scope) =>
    written(scope, "playLog", ["campaignId", "createdAt"]),
  ),
  written("COLLECTION", "shownHandouts", ["audience", "shownAt"]),
];

/** Every collection whose documents expire, by the schemas. */
async function expiringCollections() {
  const folder = join(root, "domain/src/documents");
  const files = readdirSync(folder).filter((file) => /^[^.]+\.ts$/.test(file));
  /** @type {Record<string, unknown>[]} */
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const exported = /** @type {{ name?: string, moments?: readonly string[] }[]} */ (
    modules.flatMap((module) => Object.values(module)).filter((value) => value && typeof value === "object")
  );
  const kinds = exported.filter(({ name, moments }) => name && moments);
  expect(kinds.length).toBeGreaterThan(15);
  return kinds.filter(({ moments }) => moments?.includes("expiresAt")).map(({ name }) => name);
}

describe("firestore.indexes.json", () => {
  it("declares no composite index that nobody asks for", () => {
    const asked = new Set([...askedByServer, ...askedByAdmins, ...askedByClients]);
    expect(askedByClients).toHaveLength(5);
    const unused = declared.indexes
      .map(({ queryScope, collectionGroup, fields }) =>
        written(
          queryScope,
          collectionGroup,
          fields.map(({ fieldPath }) => fieldPath),
        ),
      )
      .filter((index) => !asked.has(index));
    expect(unused).toEqual([]);
  });

  it("declares none twice", () => {
    const all = [...declared.indexes, ...declared.fieldOverrides].map((entry) => {
      const { indexes: _, ttl: __, ...key } = /** @type {Record<string, unknown>} */ (entry);
      return JSON.stringify(key);
    });
    expect(all.filter((entry, place) => all.indexOf(entry) !== place)).toEqual([]);
  });

  it("has a TTL policy for every collection whose documents expire, and for no other", async () => {
    const expiring = declared.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    const wanted = (await expiringCollections()).map((name) => `${name}.expiresAt`);
    expect(expiring.sort()).toEqual([...new Set(wanted)].sort());
  });
});
