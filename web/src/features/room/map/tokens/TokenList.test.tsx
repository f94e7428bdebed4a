import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
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
const viewOf = (...tokens: TokenView[]) =>
  ({ scene, tokens, notes: [], regions: [], activeIds: new Set() }) as unknown as MapView;

const onMove = vi.fn();
const list = (view: MapView) => (
  <TokenList view={view} selected={new Set()} onSelect={() => undefined} onMove={onMove} />
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
