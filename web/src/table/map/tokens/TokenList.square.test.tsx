import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import type { MapView, TokenView } from "../view/sceneView";
import { TokenList } from "./TokenList";

afterEach(cleanup);

const grid = { kind: "square", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } };
const lorien = { id: "lorien", name: "Lorien", x: 32, y: 32, size: 1, colour: "#a13b3b", movable: true };
const view = {
  ...{ scene: { sceneId: "crypte", title: "La crypte", width: 640, height: 640, grid } },
  ...{ tokens: [lorien as TokenView], notes: [], regions: [] },
} as unknown as MapView;

it("a square is typed in any way, and one that the scene has not is refused with a sentence", () => {
  const onMove = vi.fn();
  render(
    <TokenList view={view} selected={new Set()} onSelect={() => {}} onMove={onMove} onDoor={() => {}} />,
    { wrapper: MantineTestRoot },
  );
  const go = (square: string) => {
    fireEvent.change(screen.getByLabelText("Déplacer Lorien vers la case"), { target: { value: square } });
    fireEvent.submit(screen.getByRole("button", { name: "Aller" }));
  };
  go("Z99");
  expect(screen.getByText("Cette case est hors de la scène.")).toBeTruthy();
  expect(onMove).not.toHaveBeenCalled();
  go("b 7");
  expect(onMove).toHaveBeenCalledWith({ token: lorien, to: { x: 96, y: 416 } });
  expect(screen.queryByText("Cette case est hors de la scène.")).toBeNull();
});
