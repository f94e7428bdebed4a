import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { tokenOf } from "../testing/scenes";
import {
  drawingSchema,
  drawnRoomsSchema,
  fogChangeSchema,
  pictureSchema,
  tokenOperationsSchema,
} from "./sceneSchema";

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe("what a scene takes", () => {
  it("has points of two numbers, three for a shape, two hundred at most", () => {
    const reveal = (points: number) => ({ kind: "reveal", outline: Array(points * 2).fill(1) });
    expect([2, 3, 200, 201].map((points) => takes(fogChangeSchema, reveal(points)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(takes(fogChangeSchema, { kind: "reveal", outline: [1, 2, 3, 4, 5, 6, 7] })).toBe(false);
    expect(takes(drawingSchema, { kind: "pen", points: [1, 2], colour: "#00aa00" })).toBe(true);
  });

  it("has rooms of four thousand points together", () => {
    const rooms = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `room-${1000 + index}`,
        outline: Array(400).fill(1),
        colour: "#888888",
      }));
    expect([20, 21].map((count) => takes(drawnRoomsSchema, rooms(count)))).toEqual([true, false]);
  });

  it("has a picture of sixty-four tiles", () => {
    const picture = (columns: number, rows: number) => ({ id: "picture-1", columns, rows });
    expect(takes(pictureSchema, picture(8, 8))).toBe(true);
    expect(takes(pictureSchema, picture(9, 8))).toBe(false);
  });

  it("has operations on five hundred tokens at a time", () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `goblin-${index}`);
    const hide = { kind: "hide", ids: ids(100) };
    const put = { kind: "put", id: "goblin-1", token: tokenOf(), hidden: false };
    expect(takes(tokenOperationsSchema, Array(5).fill(hide))).toBe(true);
    expect(takes(tokenOperationsSchema, [...Array(5).fill(hide), put])).toBe(false);
  });
});
