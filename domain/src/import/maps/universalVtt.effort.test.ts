import { expect, it } from "vitest";
import { filePoints, mapText } from "../../testing/mapFiles";
import { readUniversalVtt } from "./universalVtt";

const COUNT = 100_000;
const zigzag = Array.from({ length: COUNT }, (_, at) => ({ x: (at % 300) / 15, y: at % 2 === 0 ? 1 : 9 }));
/** Each from a place to another far away, in a disorder that is always the same. */
const tangle = zigzag.map((point, at) => [point, zigzag[(at * 7919) % COUNT]]);
/** All begin at one place. */
const star = zigzag.map((point) => [...filePoints(5, 5), point]);
const circle = zigzag.map((_, at) => {
  const angle = (2 * Math.PI * at) / COUNT;
  return { x: 10 + 5 * Math.cos(angle), y: 7 + 5 * Math.sin(angle) };
});

/** The quickest of some times, in milliseconds: others may work on this machine as well. */
const quickest = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const started = Date.now();
      work();
      return Date.now() - started;
    }),
  );

it.each([
  ["one line", [zigzag]],
  ["a tangle of lines", tangle],
  ["a star of lines", star],
  ["a circle", [circle]],
  ["a circle in pieces", circle.map((point, at) => [point, circle[(at + 1) % COUNT]])],
])("100,000 points on %s are answered within a second", (_name, lines) => {
  const text = mapText({ line_of_sight: lines });
  const answer = () => {
    try {
      readUniversalVtt(text);
    } catch (error) {
      expect(error).toMatchObject({ code: "invalid-input" });
    }
  };
  expect(quickest(answer)).toBeLessThan(1000);
});

it("a line of 300,000 points that leaves the map and comes back is answered within a second", () => {
  const points = Array.from({ length: 300_000 }, (_, at) => ({
    x: at % 2 === 0 ? -1 : 21,
    y: (at % 1500) / 100,
  }));
  const text = mapText({ line_of_sight: [points] });
  const answer = () => expect(() => readUniversalVtt(text)).toThrow("Cette carte a trop de murs");
  expect(quickest(answer)).toBeLessThan(1000);
});

it("a picture of 20 MB is answered within a second", () => {
  const text = mapText({ image: "iVBORw0K".repeat(3_300_000) });
  const answer = () =>
    expect(() => readUniversalVtt(text)).toThrow("L'image de cette carte n'est pas lisible");
  expect(quickest(answer)).toBeLessThan(1000);
});
