import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "./documentKind";
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
