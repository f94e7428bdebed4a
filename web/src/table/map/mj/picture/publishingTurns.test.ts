import { describe, expect, it } from "vitest";
import { HttpError } from "../../../../http/call";
import {
  afterFailure,
  afterSuccess,
  givenUp,
  growingPiece,
  isTold,
  NO_TURNS,
  nextTurn,
  Uncuttable,
} from "./publishingTurns";

const NOW = 1_000_000;
const pieces = ["0", "1", "overview"];
const refused = (status: number, code: string) => new HttpError(status, { code, error: "Non." });
const NEVER = [
  new Uncuttable(),
  refused(413, "payload-too-large"),
  refused(400, "tile-unreadable"),
  refused(403, "forbidden"),
];
const LATER = [
  new TypeError("Failed to fetch"),
  refused(500, "internal"),
  refused(429, "too-many-requests"),
  refused(401, "session-expired"),
];

describe("a piece that cannot be published", () => {
  it("is given up where it can never pass, is told, and the next one comes at once", () => {
    for (const error of NEVER) {
      const turns = afterFailure(NO_TURNS, "0", error, NOW);
      expect(nextTurn(turns, pieces, NOW)).toEqual({ piece: "1" });
      expect(givenUp(turns, pieces)).toEqual(["0"]);
      expect(nextTurn(turns, ["0"], NOW + 1e9)).toBeUndefined();
      expect(isTold(error)).toBe(true);
    }
  });

  it("comes again later where it may pass, after the others and ever more seldom, without a word", () => {
    for (const error of LATER) {
      const turns = afterFailure(NO_TURNS, "0", error, NOW);
      expect(nextTurn(turns, pieces, NOW)).toEqual({ wait: 3_000 });
      expect(nextTurn(turns, ["1", "overview"], NOW + 3_000)).toEqual({ piece: "1" });
      expect(nextTurn(turns, pieces, NOW + 3_000)).toEqual({ piece: "0" });
      const twice = afterFailure(turns, "0", error, NOW + 3_000);
      expect(nextTurn(twice, pieces, NOW + 6_000)).toEqual({ piece: "1" });
      expect(nextTurn(twice, ["0"], NOW + 3_000)).toEqual({ wait: 6_000 });
      expect([givenUp(twice, pieces), isTold(error)]).toEqual([[], false]);
    }
    let turns = NO_TURNS;
    for (let count = 0; count < 30; count += 1) turns = afterFailure(turns, "0", LATER[0], NOW);
    expect(nextTurn(turns, ["0"], NOW)).toEqual({ wait: 60_000 });
  });

  it("waits a moment for the newer scene where the fog has changed, and does not hold the others up", () => {
    const turns = afterFailure(NO_TURNS, "0", refused(409, "stale-version"), NOW);
    expect(nextTurn(turns, pieces, NOW)).toEqual({ piece: "1" });
    expect(nextTurn(turns, ["0"], NOW)).toEqual({ wait: 300 });
    expect(isTold(refused(409, "stale-version"))).toBe(false);
  });

  it("waits long and is told where there is no room left, which somebody may make", () => {
    const full = refused(409, "limit-reached");
    const turns = afterFailure(NO_TURNS, "0", full, NOW);
    expect(nextTurn(turns, ["0"], NOW)).toEqual({ wait: 60_000 });
    expect([nextTurn(turns, pieces, NOW), isTold(full)]).toEqual([{ piece: "1" }, true]);
  });
});

it("a piece that is published is not sent again before the listener can have told of it", () => {
  const turns = afterSuccess(NO_TURNS, "0", NOW);
  expect(nextTurn(turns, pieces, NOW)).toEqual({ piece: "1" });
  expect(nextTurn(turns, ["0"], NOW)).toEqual({ wait: 3_000 });
});

describe("a piece that grows as the group sees more", () => {
  const [first, second] = [growingPiece("0", "7"), growingPiece("0", "8")];
  const other = growingPiece("1", "8");

  it("is sent once a second at most, and does not hold the others up", () => {
    const turns = afterSuccess(NO_TURNS, first, NOW);
    expect(nextTurn(turns, [second, other], NOW)).toEqual({ piece: other });
    expect(nextTurn(turns, [second], NOW + 200)).toEqual({ wait: 800 });
    expect(nextTurn(turns, [second], NOW + 1_000)).toEqual({ piece: second });
  });

  it("is as seldom where it failed, and later where it may pass later", () => {
    const stale = afterFailure(NO_TURNS, first, refused(409, "stale-version"), NOW);
    expect(nextTurn(stale, [first], NOW)).toEqual({ wait: 1_000 });
    const lost = afterFailure(NO_TURNS, first, refused(500, "internal"), NOW);
    expect(nextTurn(lost, [first], NOW)).toEqual({ wait: 3_000 });
  });

  it("keeps what became of its last one alone", () => {
    const turns = afterSuccess(
      afterSuccess(afterSuccess(NO_TURNS, first, NOW), "0", NOW),
      second,
      NOW + 1_000,
    );
    expect([...turns.tried.keys()]).toEqual(["0", second]);
  });
});
