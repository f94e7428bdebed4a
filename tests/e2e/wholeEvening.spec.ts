import { patience } from "../support/patience";
import { test } from "./support/test";
import { openRooms, playEvening } from "./support/wholeEvening";

test("a table plays on the map, ends its evening, agrees on a date and meets again, in three browsers", async ({
  browser,
}) => {
  test.setTimeout(patience(180_000));
  await playEvening(await openRooms(browser));
});
