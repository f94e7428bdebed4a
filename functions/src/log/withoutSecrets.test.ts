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
