import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import type { MapView, TokenView } from "../view/sceneView";
import { placeText } from "./placeText";
import { TokenList } from "./TokenList";

vi.mock("./placeText", async (original) => {
  const { placeText: real } = await original<{ placeText: typeof placeText }>();
  return { placeText: vi.fn(real) };
});

const grid = { kind: "square", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } };
const scene = { sceneId: "crypte", title: "La crypte", width: 640, height: 640, grid };
const token = (place: number, x = 32) =>
  ({
    id: `garde-${place}`,
    name: `Garde ${place}`,
    x,
    y: 32,
    size: 1,
    colour: "#a13b3b",
    movable: true,
  }) as TokenView;
const viewOf = (...tokens: TokenView[]) => ({ scene, tokens, notes: [], regions: [] }) as unknown as MapView;

const [onMove, onDoor] = [vi.fn(), vi.fn()];
const list = (view: MapView) => (
  <TokenList view={view} selected={new Set()} onSelect={() => undefined} onMove={onMove} onDoor={onDoor} />
);

beforeEach(() => {
  vi.mocked(placeText).mockClear();
  onMove.mockClear();
});
afterEach(cleanup);

it("draws the row of a token that has moved again, and no other", () => {
  const { rerender } = render(list(viewOf(token(1), token(2), token(3))), { wrapper: MantineTestRoot });
  expect(placeText).toHaveBeenCalledTimes(3);
  rerender(list(viewOf(token(1), token(2, 96), token(3))));
  expect(placeText).toHaveBeenCalledTimes(4);
  expect(screen.getByText("case B1")).toBeTruthy();
});

it("moves a token to the square that is typed, as it is then", () => {
  const { rerender } = render(list(viewOf(token(1))), { wrapper: MantineTestRoot });
  rerender(list(viewOf(token(1, 160))));
  const row = within(screen.getByRole("listitem"));
  fireEvent.change(row.getByLabelText("Déplacer Garde 1 vers la case"), { target: { value: "D2" } });
  fireEvent.submit(row.getByRole("button", { name: "Aller" }));
  expect(onMove).toHaveBeenCalledWith({ token: token(1, 160), to: { x: 224, y: 96 } });
});

describe("where the group's sight decides", () => {
  const doors = [
    { id: "a", points: [128, 64, 192, 64], state: "closed", seen: true, act: "open" },
    { id: "b", points: [0, 0, 0, 64], state: "locked", seen: true },
  ];
  const seenBy = (...tokens: TokenView[]) => {
    const view = viewOf(...tokens);
    const sight = { known: true, light: "day", outlines: [[0, 0]], explored: {}, pieces: {}, doors };
    return { ...view, scene: { ...view.scene, sight } } as unknown as MapView;
  };
  const goblin = (place: number, changes: Partial<TokenView> = {}) =>
    ({
      ...token(place),
      id: `goblin-${place}`,
      name: `Gobelin ${place}`,
      kind: "creature",
      ...changes,
    }) as TokenView;

  it("says who is in sight", () => {
    const { rerender } = render(
      list(seenBy(token(1), goblin(1), goblin(2), goblin(3, { concealed: true }))),
      {
        wrapper: MantineTestRoot,
      },
    );
    expect(screen.getByText("En vue : Gobelin 1 et Gobelin 2")).toBeTruthy();
    rerender(list(seenBy(token(1))));
    expect(screen.getByText("En vue : personne")).toBeTruthy();
    rerender(list(viewOf(token(1), goblin(1))));
    expect(screen.queryByText(/En vue/)).toBeNull();
  });

  it("has a button for each door that may be turned, and says the state of the others", () => {
    render(list(seenBy()), { wrapper: MantineTestRoot });
    const shown = within(screen.getByRole("list", { name: "Portes" }));
    fireEvent.click(shown.getByRole("button", { name: "Ouvrir la porte, case C2" }));
    expect(onDoor).toHaveBeenCalledWith(doors[0]);
    expect(shown.getAllByRole("button")).toHaveLength(1);
    expect(shown.getByText("Porte verrouillée, case A1")).toBeTruthy();
  });

  it("draws no row again for what the group sees elsewhere", () => {
    const { rerender } = render(list(seenBy(token(1), token(2))), { wrapper: MantineTestRoot });
    vi.mocked(placeText).mockClear();
    rerender(list({ ...seenBy(token(1), token(2)) } as MapView));
    expect(placeText).toHaveBeenCalledTimes(doors.length);
  });
});

it("says that the MJ has paused the moves of one's own token, and does not offer to move it", () => {
  const own = { ...token(1), own: true, movable: false, paused: true } as TokenView;
  render(list(viewOf(own)), { wrapper: MantineTestRoot });
  expect(screen.getByText("déplacements en pause")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Aller" })).toBeNull();
});

it("says who is dead, once", () => {
  const [fallen, hero] = [
    { ...token(1), down: true },
    { ...token(2), down: true, badges: ["Mort"] },
  ];
  render(list(viewOf(fallen as TokenView, hero as TokenView, token(3))), { wrapper: MantineTestRoot });
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.match(/mort/gi)?.length);
  expect(said).toEqual([1, 1, undefined]);
});
