import { describe, expect, it } from "vitest";
import type { Grid } from "../../documents/sceneSchema";
import { NOW } from "../../testing/campaigns";
import { gridOf, tokenOf } from "../../testing/scenes";
import type { PlacedToken } from "../scene/tokens";
import { sightToken } from "./sightTokens";

const placed = (change: Partial<PlacedToken> = {}): PlacedToken => ({
  ...tokenOf(),
  ...{ sceneId: "scene-1", bounds: { width: 1200, height: 1000 }, hidden: false, movedAt: NOW },
  ...change,
});
const asked = (change: Partial<PlacedToken>, darkvision = 0, grid: Grid = gridOf()) =>
  sightToken("token-1", placed(change), grid, { darkvision, isPublic: true });

describe("a token as sight asks for it", () => {
  it("stands where it stands", () => {
    expect(asked({ x: 7, y: 8, size: 2, hidden: true })).toEqual({
      ...{ id: "token-1", kind: "creature", x: 7, y: 8, size: 2, hidden: true, isPublic: true },
      ...{ isEye: false, darkvision: 0, light: 0 },
    });
  });

  it("is an eye of the group as a character, and where the MJ says so", () => {
    expect(asked({ kind: "character" }).isEye).toBe(true);
    expect(asked({ sees: true }).isEye).toBe(true);
    expect(asked({ kind: "object", sees: true }).isEye).toBe(true);
    expect(asked({ sees: false }).isEye).toBe(false);
  });

  it("lights as far as its torch, in pixels of its grid", () => {
    const light = { radius: 6, colour: "#ffcc88" };
    expect(asked({ light }).light).toBe(200);
    expect(asked({ light }, 0, gridOf({ unit: { name: "cases", perCell: 1 } })).light).toBe(300);
  });

  it("sees in the dark as its sheet says, unless the MJ says otherwise", () => {
    expect(asked({}, 18).darkvision).toBe(600);
    expect(asked({ darkvision: 9 }, 18).darkvision).toBe(300);
    expect(asked({ darkvision: 0 }, 18).darkvision).toBe(0);
  });

  it("sees 12 cells by 18 m where the grid has no metres", () => {
    const cells = gridOf({ unit: { name: "cases", perCell: 1 } });
    expect(asked({}, 18, cells).darkvision).toBe(12 * 50);
    expect(asked({ darkvision: 4 }, 18, cells).darkvision).toBe(200);
  });
});
