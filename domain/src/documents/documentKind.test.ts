import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { documentKind, parseDocument } from "./documentKind";
import { users } from "./user";

const timestamp = (millis: number) => ({ seconds: Math.floor(millis / 1000), toMillis: () => millis });

const stored = {
  name: "Ana",
  pronouns: "elle",
  email: "ana@example.fr",
  role: "player",
  characterQuota: 10,
  createdAt: timestamp(1000),
  claimsAt: timestamp(2000),
  nameKey: "ana",
  surnameKey: "ana",
};

describe("reading a document", () => {
  it("reads Timestamps as epoch milliseconds", () => {
    const parsed = parseDocument(users, stored);
    expect(parsed).toEqual({ ok: true, data: { ...stored, createdAt: 1000, claimsAt: 2000 } });
  });

  it("names the document and the invalid field", () => {
    expect(parseDocument(users, { ...stored, role: "king" })).toEqual({ ok: false, problem: "users: role" });
    const wide = documentKind({ ...users, schema: z.record(z.string(), z.number()) as never });
    const wrong = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => ["n".repeat(999) + at, "?"]));
    const parsed = parseDocument(wide, wrong);
    expect(!parsed.ok && parsed.problem).toMatch(/^users: (n{80}, ){7}n{80} and 992 others$/);
    expect(parseDocument(users, undefined)).toEqual({ ok: false, problem: "users: (document)" });
  });

  it("does not throw, whatever is stored", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parseDocument(users, raw)).toHaveProperty("ok");
      }),
    );
  });
});

describe("a document of another version", () => {
  const doors = documentKind({
    name: "doors",
    path: (id: string) => `doors/${id}`,
    schema: z.object({ name: z.string(), width: z.number() }),
    moments: [],
    version: 3,
    upgrade: (older) => ({ width: 90, ...older }),
  });

  it("is read like one of the kind's version if it is of the one before", () => {
    const parsed = parseDocument(doors, { name: "Nord", schemaVersion: 2 });
    expect(parsed).toEqual({ ok: true, data: { name: "Nord", width: 90 } });
    const half = parseDocument(doors, { name: "Nord", width: 120, schemaVersion: 2 });
    expect(half).toEqual({ ok: true, data: { name: "Nord", width: 120 } });
  });

  it("is invalid if it is older than that, newer than this code, or of no version", () => {
    const door = { name: "Nord", width: 120 };
    expect(parseDocument(doors, { ...door, schemaVersion: 3 })).toEqual({ ok: true, data: door });
    for (const schemaVersion of [undefined, 1, 4, 2.5, "3", null]) {
      expect(parseDocument(doors, { ...door, schemaVersion }).ok).toBe(false);
    }
  });
});
