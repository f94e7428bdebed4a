import { describe, expect, it } from "vitest";
import { centredOn, fitted, kept, openedOn, toScene, toScreen, zoomed } from "./camera";

const scene = { width: 2000, height: 1000 };
const view = { width: 400, height: 400 };

describe("the camera of a scene", () => {
  it("shows all of the scene in the middle of the window", () => {
    const camera = fitted(scene, view);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 0, y: 100 });
    expect(toScreen(camera, { x: 2000, y: 1000 })).toEqual({ x: 400, y: 300 });
  });

  it("keeps what is under the pointer there while it zooms", () => {
    const camera = zoomed(fitted(scene, view), 1.5, { x: 130, y: 220 }, scene, view);
    const before = toScene(fitted(scene, view), { x: 130, y: 220 });
    const after = toScene(camera, { x: 130, y: 220 });
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("zooms within its limits", () => {
    expect(zoomed(fitted(scene, view), 1000, { x: 0, y: 0 }, scene, view).scale).toBe(4);
    expect(zoomed(fitted(scene, view), 0.001, { x: 0, y: 0 }, scene, view).scale).toBeCloseTo(0.1);
  });

  it("never loses the scene out of the window", () => {
    const camera = kept({ scale: 1, x: 9000, y: -9000 }, scene, view);
    expect(camera).toEqual({ scale: 1, x: 352, y: -952 });
  });

  it("opens on a player's own hero where a phone shows all of the scene too small", () => {
    const hero = { x: 500, y: 300 };
    const whole = fitted(scene, view);
    const near = openedOn(whole, hero, 50, view);
    expect(near?.scale).toBe(0.8);
    expect(near && toScreen(near, hero)).toEqual({ x: 200, y: 200 });
    expect(openedOn(whole, undefined, 50, view)).toBeUndefined();
    expect(openedOn(whole, hero, 50, { width: 900, height: 400 })).toBeUndefined();
    expect(openedOn(fitted(scene, { width: 500, height: 900 }), hero, 160, view)).toBeUndefined();
  });

  it("centres a point", () => {
    expect(toScreen(centredOn({ x: 5, y: 7 }, 3, view), { x: 5, y: 7 })).toEqual({ x: 200, y: 200 });
  });
});
