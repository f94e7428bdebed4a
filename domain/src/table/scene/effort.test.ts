import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals";
import { gridOf, sceneOf } from "../../testing/scenes";
import { AppError } from "../../values/errors";
import { barriersOf } from "../sight/barriers";
import { nothingExplored } from "../sight/explored";
import { seenRooms } from "../sight/publicSight";
import { coveredBy, fogChanged, sceneChanged } from "./changeScene";
import { effortOf, type RequestEffort, requestEffort, spend } from "./effort";
import { publicScene } from "./publicScene";
import { rectangleOf } from "./shapes";

const tooDetailed = () => new AppError("invalid-input");

describe("what a request may cost", () => {
  it("is what all its attempts take: one that others have left too little may be asked for again", () => {
    const request = requestEffort(100);
    const attempt = () => spend(effortOf(60, tooDetailed, request), 60);
    attempt();
    expect(refusalOf(attempt)).toBe("busy");
    expect(() => spend(effortOf(60, tooDetailed, requestEffort(100)), 60)).not.toThrow();
  });

  it("is refused for its shape where a single attempt takes too much, whatever the request has left", () => {
    expect(refusalOf(() => spend(effortOf(60, tooDetailed, requestEffort(100)), 61))).toBe("invalid-input");
    expect(refusalOf(() => spend(effortOf(60, tooDetailed), 61))).toBe("invalid-input");
  });

  const outline = rectangleOf(100, 100, 300, 300);
  const rooms = [{ id: "room-a-id", outline, colour: "#888888" }];
  const scene = sceneOf({ rooms, fog: { on: true, revealed: [{ outline, holes: [] }] } });
  const line = [50, 50, 300, 300];
  const brush = { kind: "brush" as const, line, radius: 40, reveals: false };
  const explored = nothingExplored(scene, gridOf({ size: 40 }));
  const crossing = [outline, rectangleOf(0, 0, 200, 200)].map((points, at) => ({
    ...{ id: `wall-${at}`, kind: "wall" as const, points },
  }));

  const computed: [string, (request: RequestEffort) => unknown][] = [
    ["fog", (request) => fogChanged(scene, { id: "change-1", change: brush }, 1, request)],
    ["what fog covers", (request) => coveredBy(brush, scene, request)],
    ["a scene's rooms", (request) => sceneChanged(scene, { rooms: [...rooms, ...rooms] }, 1, [], request)],
    ["rooms as members get them", (request) => publicScene("scene-1", scene, request)],
    ["rooms as they were seen", (request) => seenRooms(scene, explored, {}, { request })],
    ["barriers", (request) => barriersOf({ walls: crossing, doors: [], rooms: [] }, request)],
  ];

  it.each(computed)("is taken by %s", (_what, compute) => {
    const request = requestEffort();
    const before = request.left;
    compute(request);
    expect(request.left).toBeLessThan(before);
    expect(refusalOf(() => compute(requestEffort(1)))).toBe("busy");
  });
});
