import { expect, it } from "vitest";
import { NOW } from "../../testing/campaigns";
import { historyOf } from "./history";

it("keeps who did what for a year", () => {
  const { expiresAt, ...kept } = historyOf({ uid: "lia", name: "Lia", text: "a mis 1 po." }, NOW);
  expect(kept).toEqual({ uid: "lia", name: "Lia", text: "a mis 1 po.", createdAt: NOW });
  expect(expiresAt - NOW).toBe(366 * 24 * 3_600_000);
});
