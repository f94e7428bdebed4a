import type { Call } from "domain/api/call";
import { contract } from "domain/api/contract";
import { describe, expect, it } from "vitest";
import { asksForRevocation } from "./guards";

const calls = Object.entries<Call>(contract).filter(([, call]) => call.access !== "public");
const trusting = calls.filter(([, call]) => !asksForRevocation(call));

/** The Auth emulator checks revocation at every call, so the API tests cannot tell which calls ask for it. */
describe("a revoked session", () => {
  it("is refused by every call that writes, every admin call and every call about the account itself", () => {
    for (const [name, call] of trusting) {
      expect([name, call.method, call.access]).toEqual([name, "GET", "user"]);
      expect(call.path).not.toMatch(/^\/api\/account/);
    }
  });

  it("is not checked by campaign reads, each of which would cost a request to the identity provider", () => {
    const names = trusting.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["getCampaign", "getCharacter", "listItems"]));
  });
});
