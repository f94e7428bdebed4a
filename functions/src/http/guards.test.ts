import type { Call } from "domain/api/call";
import { contract } from "domain/api/contract";
import { describe, expect, it } from "vitest";
import { readsSessionAnew } from "./guards";

const calls = Object.entries<Call>(contract).filter(([, call]) => call.access !== "public");
const trusting = calls.filter(([, call]) => !readsSessionAnew(call));

/** The API tests run one instance, which forgets the sessions that it ends: they cannot tell which calls read anew. */
describe("a session that was ended elsewhere", () => {
  it("is refused at once by every call that writes, every admin call and every call about the account itself", () => {
    for (const [name, call] of trusting) {
      expect([name, call.method, call.access]).toEqual([name, "GET", "user"]);
      expect(call.path).not.toMatch(/^\/api\/account/);
    }
  });

  it("may go on reading for a minute, so that a read costs no round to Firestore", () => {
    const names = trusting.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["getCampaign", "getCharacter", "listItems"]));
  });
});
