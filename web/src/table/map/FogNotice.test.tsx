import { cleanup, render } from "@testing-library/react";
import { gridOf } from "domain/testing/scenes";
import { afterEach, describe, expect, it } from "vitest";
import { FogNotice } from "./FogNotice";

afterEach(cleanup);

const revealed = [{ outline: [0, 0, 9, 0, 9, 9], holes: [] }];
const grid = gridOf({ size: 64 });
type View = Parameters<typeof FogNotice>[0]["view"];
type Scene = Partial<View["scene"]>;
const viewOf = (scene: Scene, change: Partial<View> = {}): View => ({
  ...{ tokens: [], live: true },
  scene: { revealed: undefined, fogIsClear: false, picture: undefined, tiles: {}, grid, ...scene },
  ...change,
});
const said = (...view: Parameters<typeof viewOf>) =>
  render(<FogNotice view={viewOf(...view)} />).container.textContent;

it("a scene that lies wholly under fog says so, to players and to their MJ, while it is shown", () => {
  expect(said({ revealed: [], fogIsClear: false })).toBe("La scène est dans le brouillard.");
  expect(said({ revealed: [], fogIsClear: true })).toContain("les joueurs ne voient rien de la scène");
  expect(said({ revealed: [], fogIsClear: true }, { live: false })).toBe("");
});

it("a scene of which something is seen says nothing", () => {
  for (const fogIsClear of [true, false]) {
    expect(said({ revealed, fogIsClear })).toBe("");
    expect(said({ revealed: undefined, fogIsClear })).toBe("");
  }
});

describe("where the group's sight decides", () => {
  const [bits, step] = [new Uint8Array(1), 16];
  const sightOf = (change: Partial<NonNullable<Scene["sight"]>> = {}) => ({
    ...({ known: true, light: "dark", outlines: [], pieces: [], doors: [] } as const),
    explored: { step, columns: 2, rows: 2, bits },
    ...change,
  });
  const hero = { tokens: [{ kind: "character" }] } as const;
  const room = [0, 0, 320, 0, 320, 320, 0, 320];
  const arm = [0, 0, 96, 0, 96, 96, 0, 96];

  it("says that nobody sees the scene, and to the MJ what to do", () => {
    const scene = { revealed: [], sight: sightOf() };
    expect(said(scene)).toBe("Tu ne vois rien ici.");
    expect(said({ ...scene, fogIsClear: true })).toBe("Personne ne voit cette scène : pose un personnage.");
  });

  it("says so as well where all lights are out, and the group knows what it touches alone", () => {
    const scene = { revealed: [], sight: sightOf({ outlines: [arm] }) };
    expect(said(scene, hero)).toBe("Tu ne vois rien ici.");
    expect(said({ ...scene, fogIsClear: true }, hero)).toBe(
      "Il fait noir : personne ne voit rien de cette scène.",
    );
  });

  it("says nothing where something is seen or opened by hand, nor before it is known", () => {
    for (const fogIsClear of [true, false]) {
      expect(said({ revealed: [], fogIsClear, sight: sightOf({ outlines: [arm, room] }) })).toBe("");
      expect(said({ revealed, fogIsClear, sight: sightOf() })).toBe("");
      expect(said({ revealed: [], fogIsClear, sight: sightOf({ known: false }) })).toBe("");
    }
  });

  it("tells members that a piece of the picture is still to come, of which they have seen something", () => {
    const picture = { id: "picture-1", columns: 2, rows: 1 };
    const sight = sightOf({ outlines: [room], pieces: ["overview", "1"] });
    const scene = { revealed: [], picture, sight, tiles: { overview: 4 } };
    expect(said(scene)).toBe("L'image de cette zone arrive…");
    expect(said({ ...scene, tiles: { overview: 4, "1": 4 } })).toBe("");
    expect(said({ ...scene, fogIsClear: true })).toBe("");
    expect(said({ ...scene, picture: undefined })).toBe("");
  });
});
