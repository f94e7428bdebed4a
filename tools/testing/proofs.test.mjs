import { describe, expect, it } from "vitest";
import { checkFirefox, PROOFS } from "./proofs.mjs";

const nowhere = () => false;

describe("the journeys in Firefox", () => {
  it("are skipped with a sentence where it is not installed", () => {
    expect(PROOFS.firefox?.checkMachine).toBe(checkFirefox);
    expect(checkFirefox({ PATH: "" }, nowhere)).toBe(
      "skipped: Firefox is not installed here; install it, or name yours with FIREFOX_PATH.",
    );
  });

  it("run in the one that the environment names", () => {
    expect(checkFirefox({ FIREFOX_PATH: "/my/firefox", PATH: "" }, () => true)).toBeUndefined();
    expect(() => checkFirefox({ FIREFOX_PATH: "/my/firefox", PATH: "" }, nowhere)).toThrow(
      "FIREFOX_PATH names a file that does not exist: /my/firefox",
    );
  });
});
