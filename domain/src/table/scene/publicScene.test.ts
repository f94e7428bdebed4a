import { describe, expect, it } from "vitest";
import { sceneOf } from "../../testing/scenes";
import { pieceVersion, publicScene } from "./publicScene";
import { rectangleOf } from "./shapes";

const sight = { on: true, light: "dusk", playersOpenDoors: false } as const;
const room = {
  id: "room-a-id",
  outline: rectangleOf(0, 0, 100, 100),
  colour: "#888888",
  label: "Salle du trône",
};
const revealed = [{ outline: rectangleOf(0, 0, 500, 500), holes: [] }];
const scene = sceneOf({ rooms: [room], fog: { on: true, revealed } });

describe("a scene that members see", () => {
  it("has its drawn rooms by fog, and by what was seen elsewhere once sight decides", () => {
    expect(publicScene("scene-1", scene).rooms).toHaveLength(1);
    const shown = publicScene("scene-1", { ...scene, sight });
    expect(shown.rooms).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain("Salle du trône");
    expect(shown).toMatchObject({ sight, revealed });
  });

  it("says nothing of a sight that is off", () => {
    const shown = publicScene("scene-1", { ...scene, sight: { ...sight, on: false } });
    expect(shown).not.toHaveProperty("sight");
    expect(shown.rooms).toHaveLength(1);
  });

  it("says that players wait, as long as they do", () => {
    expect(publicScene("scene-1", { ...scene, paused: true }).paused).toBe(true);
    expect(publicScene("scene-1", { ...scene, paused: false })).not.toHaveProperty("paused");
    expect(publicScene("scene-1", scene)).not.toHaveProperty("paused");
  });

  it("has pieces whose version grows with the fog, and with what was seen", () => {
    expect([pieceVersion({ revision: 5 }), pieceVersion({ revision: 5, seen: 0 })]).toEqual([5, 5]);
    expect(pieceVersion({ revision: 5, seen: 3 })).toBeLessThan(pieceVersion({ revision: 5, seen: 4 }));
    expect(pieceVersion({ revision: 5, seen: 3 })).toBeLessThan(pieceVersion({ revision: 6, seen: 3 }));
    const published = { overview: { bytes: 1, revision: 5, seen: 3 }, "0": { bytes: 1, revision: 4 } };
    const shown = publicScene("scene-1", { ...scene, sight, published });
    expect(shown).toMatchObject({ tiles: { overview: 8, "0": 4 }, cutBy: { overview: 3 } });
    expect(publicScene("scene-1", { ...scene, published })).not.toHaveProperty("cutBy");
  });
});
