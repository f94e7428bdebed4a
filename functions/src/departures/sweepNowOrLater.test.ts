import { describe, expect, it } from "vitest";
import { sweepNowOrLater } from "./sweepNowOrLater";

describe("The sweep after a deletion", () => {
  it("is tried again when another writer caused a conflict", async () => {
    let tries = 0;
    await sweepNowOrLater(async () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error("contention"), { code: 10 });
    });
    expect(tries).toBe(3);
  });

  it("does not make a completed deletion answer with an error", async () => {
    await expect(
      sweepNowOrLater(() => Promise.reject(new Error("Firestore is out of reach"))),
    ).resolves.toBeUndefined();
  });
});
