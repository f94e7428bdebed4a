import { act, cleanup, render, screen } from "@testing-library/react";
import { gridOf } from "domain/testing/scenes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
const COMES = "L'image de cette zone arrive…";
const WAITS = "L'image de cette zone attend l'appareil du MJ.";
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
    ...({ known: true, light: "dark", outlines: [], pieces: {}, doors: [] } as const),
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
    const sight = sightOf({ outlines: [room], pieces: { overview: 4, "1": 4 } });
    const scene = { revealed: [], picture, sight, tiles: { overview: 4 } };
    expect(said(scene)).toBe(COMES);
    expect(said({ ...scene, tiles: { overview: 4, "1": 4 } })).toBe("");
    expect(said({ ...scene, fogIsClear: true })).toBe("");
    expect(said({ ...scene, picture: undefined })).toBe("");
  });

  describe("and a piece was cut before more of it was seen", () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const picture = { id: "picture-1", columns: 1, rows: 1 };
    const pieces = { overview: 5, "0": 5 };
    const sceneCut = (
      cutBy: Record<string, number> | undefined,
      tiles = cutBy ?? { overview: 3, "0": 3 },
    ) => (
      <FogNotice
        view={viewOf({
          ...{ revealed: [], picture, tiles, cutBy, sight: sightOf({ outlines: [room], pieces }) },
        })}
      />
    );
    const after = (seconds: number) => act(() => vi.advanceTimersByTime(1_000 * seconds));
    const said = () => screen.queryByText(/image de cette zone/u)?.textContent;

    it("says so once none has come for five seconds, and after fifteen for whom it waits", () => {
      render(sceneCut({ overview: 5, "0": 3 }));
      after(4.9);
      expect(said()).toBeUndefined();
      after(0.1);
      expect(said()).toBe(COMES);
      after(10);
      expect(said()).toBe(WAITS);
    });

    it("begins the wait anew with each piece that comes, and ends with the last", () => {
      const { rerender } = render(sceneCut({ overview: 3, "0": 3 }));
      after(5);
      expect(said()).toBe(COMES);
      rerender(sceneCut({ overview: 3, "0": 5 }));
      expect(said()).toBeUndefined();
      after(5);
      rerender(sceneCut({ overview: 5, "0": 5 }));
      after(20);
      expect(said()).toBeUndefined();
    });

    it("says nothing where it is not told by what its pieces were cut", () => {
      render(sceneCut(undefined));
      after(20);
      expect(said()).toBeUndefined();
    });
  });

  it("says for whom a missing piece waits, too, and stays where it is while others come", () => {
    vi.useFakeTimers();
    const sight = sightOf({ outlines: [room], pieces: { overview: 4, "0": 4 } });
    const picture = { id: "picture-1", columns: 1, rows: 1 };
    const noticeWith = (tiles: Record<string, number>) => (
      <FogNotice view={viewOf({ revealed: [], picture, sight, tiles })} />
    );
    const { rerender } = render(noticeWith({}));
    const first = screen.getByText(COMES);
    act(() => vi.advanceTimersByTime(14_000));
    rerender(noticeWith({ "0": 4 }));
    act(() => vi.advanceTimersByTime(14_000));
    expect(screen.getByText(COMES)).toBe(first);
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByText(WAITS)).toBe(first);
    vi.useRealTimers();
  });
});
