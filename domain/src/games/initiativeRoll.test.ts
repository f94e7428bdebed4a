import { describe, expect, it } from "vitest";
import { initiativeRoll } from "./initiativeRoll";

describe("the initiative that a sheet rolls", () => {
  it("is a d10, with REF in Cyberpunk", () => {
    expect(initiativeRoll("vampire", { stats: { ref: 6 } }).dice).toBe("1d10");
    expect(initiativeRoll("cyberpunk", { stats: { ref: 6 } }).dice).toBe("1d10+6");
    expect(initiativeRoll("cyberpunk", {}).dice).toBe("1d10");
  });
});
