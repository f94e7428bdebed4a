import { watchVersions } from "../../e2e/support/deliveries";
import { expect, test } from "../../e2e/support/test";
import { openRooms, playEvening } from "../../e2e/support/wholeEvening";
import { patience } from "../../support/patience";

/** The collections of a path: `campaigns/presence`. */
const kindOf = (path: string) =>
  path
    .split("/")
    .filter((_, place) => place % 2 === 0)
    .join("/");

test("in an evening each browser is told few versions of documents", async ({ browser }) => {
  test.setTimeout(patience(240_000));
  const start = Date.now();
  const told: (() => string[])[] = [];
  await playEvening(
    await openRooms(browser, async (context) => {
      told.push(await watchVersions(context));
    }),
  );
  const seconds = Math.round((Date.now() - start) / 1000);
  for (const versions of told) {
    const kinds = versions().map(kindOf);
    const presence = kinds.filter((kind) => kind === "campaigns/presence").length;
    const counted = [...new Set(kinds)].map(
      (kind) => `${kind} ${kinds.filter((one) => one === kind).length}`,
    );
    console.log(`${seconds} s: ${counted.join(", ")}`);
    // A heartbeat each half minute of each of the tabs at the table, six at most.
    expect(presence, counted.join(", ")).toBeLessThan(12 + seconds / 4);
    // Tokens, traces and the scene of the evening on the map among them, on a machine of any speed.
    expect(kinds.length - presence, counted.join(", ")).toBeLessThan(80);
  }
});
