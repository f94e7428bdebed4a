import { readFileSync } from "node:fs";
import { type Call, callUrl } from "domain/api/call";
import { contract } from "domain/api/contract";
import { describe, expect, it } from "vitest";
import { withoutSecrets } from "./withoutSecrets";

describe("what is logged", () => {
  it.each([
    ["GET /api/invites/DRAGON-2026", "GET /api/invites/[removed]"],
    ["/api/dnd5e/campaigns/invite/abc-DEF_1?x=1", "/api/dnd5e/campaigns/invite/[removed]?x=1"],
    ["DELETE /api/admin/invites/D%C3%A9", "DELETE /api/admin/invites/[removed]"],
    [
      "5 NOT_FOUND: projects/p/databases/(default)/documents/invites/DRAGON",
      "5 NOT_FOUND: projects/p/databases/(default)/documents/invites/[removed]",
    ],
    ["GET /api/calendars/abc-DEF_1.ics 404", "GET /api/calendars/[removed] 404"],
    ['No document "calendarFeeds/tok".', 'No document "calendarFeeds/[removed]".'],
    ['No document "campaignInvites/tok".', 'No document "campaignInvites/[removed]".'],
    ["cookie eyJhbGci.eyJ1aWQi.c2ln-_ refused", "cookie [token removed] refused"],
    ["no account for Ana.B+x@mail.example.fr, sorry", "no account for [address removed], sorry"],
  ])("%s holds no code, token or address", (text, cleaned) => {
    expect(withoutSecrets(text)).toBe(cleaned);
  });

  it.each([
    "campaigns/c1/secrets/invite",
    "users/u1/notifications/n1",
    "inviteRequests/h",
    "at node_modules/@a/b.js",
  ])("%s stays as it is", (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it("is cleaned at any depth, and an error is its stack", () => {
    const error = new Error("documents/invites/DRAGON");
    expect(withoutSecrets({ a: [{ path: "invites/X" }, 3, null, undefined] })).toEqual({
      a: [{ path: "invites/[removed]" }, 3, null, undefined],
    });
    expect(withoutSecrets(error)).toMatch(/^Error: documents\/invites\/\[removed\]\n\s+at /);
  });
});

/** The addresses of the calls that name what opens something. */
const secretAddresses = Object.values<Call>(contract)
  .filter(({ path }) => /:(?:code|token)\b/.test(path))
  .map((call) => callUrl(call, { params: { system: "dnd5e", code: "SECRET", token: "SECRET" } }));

describe("an address with a code or a token", () => {
  it("loses it, whichever call it is", () => {
    expect(secretAddresses.length).toBeGreaterThan(2);
    for (const address of secretAddresses) expect(withoutSecrets(address)).not.toContain("SECRET");
  });

  it("is kept out of the platform's log by the filter that operators are told to set", () => {
    const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
    const filter = /--add-exclusion=.*requestUrl=~"(.+?)"/.exec(page)?.[1] ?? "missing";
    const others = Object.values<Call>(contract)
      .map((call) => callUrl(call, { params: { system: "dnd5e", id: "x", requestId: "r" } }))
      .filter((address) => !/\/invites?\//.test(address));
    const isExcluded = (address: string) => new RegExp(filter).test(`https://des.example${address}`);
    expect(secretAddresses.filter((address) => !isExcluded(address))).toEqual([]);
    expect(others.filter(isExcluded)).toEqual([]);
  });
});
