import { expect, it } from "vitest";
import type { MapView, TokenView } from "./sceneView";
import { withPlaces } from "./withPlaces";

const token = (id: string) => ({ id, x: 1, y: 1, pending: false }) as TokenView;
const view = { tokens: [token("lorien"), token("brann")] } as unknown as MapView;

it("puts tokens where this device has moved them, which the server has still to say", () => {
  const moved = withPlaces(view, new Map([["lorien", { x: 9, y: 8 }]]));
  expect(moved.tokens).toEqual([{ ...token("lorien"), x: 9, y: 8, pending: true }, token("brann")]);
  expect(moved.tokens[1]).toBe(view.tokens[1]);
});

it("is the same object as long as nothing else is ahead", () => {
  const places = new Map([["lorien", { x: 9, y: 8 }]]);
  expect(withPlaces(view, places)).toBe(withPlaces(view, places));
  expect(withPlaces(view, new Map(places))).not.toBe(withPlaces(view, places));
  expect(withPlaces(view, new Map())).toBe(view);
});
