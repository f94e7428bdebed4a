import { describe, expect, it } from "vitest";
import { member, newcomer } from "../support/cast";
import { accountExists } from "../support/database";

const DAY_MS = 24 * 60 * 60_000;

/** The deployed bundle's scheduled function, run as the scheduler would at that moment. */
async function sweepAt(moment: number): Promise<void> {
  const bundle = new URL("../../functions/lib/index.js", import.meta.url).href;
  const { sweepOrphans } = await import(bundle);
  await sweepOrphans.run({ scheduleTime: new Date(moment).toISOString() });
}

describe("sweepOrphanAccounts", () => {
  it("leaves an account alone for a day: its registration may still be under way", async () => {
    const nina = await newcomer("nina");
    await sweepAt(Date.now() + DAY_MS - 60_000);
    expect(await accountExists(nina.uid)).toBe(true);
  });

  it("deletes an account that is a day old and belongs to no member, and no member's", async () => {
    const [nina, ana] = [await newcomer("nina"), await member("Ana")];
    await sweepAt(Date.now() + DAY_MS + 60_000);
    expect(await accountExists(nina.uid)).toBe(false);
    expect(await accountExists(ana.uid)).toBe(true);
  });
});
