import { expect, it } from "vitest";
import { patience } from "../../support/patience";
import { movesOfSix } from "../support/chestMoves";
import { isProving, noteFigure } from "../support/figures";

/** By each of six; 1,000 in all where it is proved. */
const MOVES = isProving ? 167 : 20;

it("keeps everything of a group in one place through the moves of six at once", {
  timeout: patience(120_000),
}, async () => {
  const { all, before, moved, lines } = await movesOfSix(MOVES, 11);
  expect(all).toEqual(before);
  expect(lines).toBe(moved);
  expect(moved).toBeGreaterThan(2 * MOVES);
  noteFigure(
    `chest: of ${6 * MOVES} moves by six at once ${moved} were made; nothing was lost or came to be`,
  );
});
