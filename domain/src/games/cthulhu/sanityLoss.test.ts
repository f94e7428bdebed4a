import { describe, expect, it } from "vitest";
import { checkSanityLoss, lossAfter, readSanityLoss } from "./sanityLoss";

const outcome = (tone: "success" | "failure" | "disaster") => ({ id: tone, label: tone, tone });

describe("a loss of Sanity", () => {
  it("is read as an adventure writes it", () => {
    expect(readSanityLoss("0/1")).toEqual({ success: "0", failure: "1" });
    expect(readSanityLoss(" 1d3 / 1d20 ")).toEqual({ success: "1d3", failure: "1d20" });
    expect(readSanityLoss("1d10/1d100")).toEqual({ success: "1d10", failure: "1d100" });
    expect(checkSanityLoss("1/2d6+1")).toBeUndefined();
  });

  it.each([
    "",
    "1d6",
    "1/1d6/2",
    "1/x",
    "1/-1d6",
    "1/2d100",
    "1/2x1d6",
    "-1/1d6",
    "100/1",
    `${" ".repeat(20)}0/1`,
  ])("is refused with a sentence as %j", (text) => {
    expect(checkSanityLoss(text)).toBe("Écris la perte de SAN comme dans le scénario, par exemple : 1/1d6.");
  });

  it("is the first part after a success, the second after a failure, the most of it after a fumble", () => {
    const loss = { success: "1", failure: "1d6" };
    expect(lossAfter(loss, outcome("success"))).toBe(1);
    expect(lossAfter(loss, outcome("failure"))).toBe("1d6");
    expect(lossAfter(loss, outcome("disaster"))).toBe(6);
    expect(lossAfter({ ...loss, failure: "3" }, outcome("disaster"))).toBe(3);
  });
});
