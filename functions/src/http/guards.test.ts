import type { Call } from "domain/api/call";
import { contract } from "domain/api/contract";
import { describe, expect, it } from "vitest";
import { asksForRevocation } from "./guards";

const calls = Object.entries<Call>(contract).filter(([, call]) => call.access !== "public");
const trusting = calls.filter(([, call]) => !asksForRevocation(call));

/** The emulator asks whether a session was revoked at every call, so the API's tests cannot tell which calls do. */
describe("a revoked session", () => {
  it("changes nothing, reads nothing of the admins, and takes along nothing of the account", () => {
    for (const [name, call] of trusting) {
      expect([name, call.method, call.access]).toEqual([name, "GET", "user"]);
      expect(call.path).not.toMatch(/^\/api\/account/);
    }
  });

  it("is asked about by no read of the table, which would cost each a round to the identity provider", () => {
    const names = trusting.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["getCampaign", "getCharacter", "listItems"]));
  });
});
