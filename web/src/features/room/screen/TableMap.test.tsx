import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "../../../live/testing/documents";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import TableMap from "./TableMap";

/** As in a browser that draws nothing on a canvas. */
vi.mock("../../../table/map/canvas/SceneCanvas", () => ({
  SceneCanvas: class {
    constructor() {
      throw new TypeError("no canvas");
    }
  },
}));
vi.mock("../../../table/map/view/useMemberView", () => ({
  useMemberView: () => ({ scene: { sceneId: "crypte", title: "La crypte" }, tokens: [] }),
}));

it("the table's screen says so where no canvas can be drawn", () => {
  render(<TableMap campaignId="brumes" system="dnd5e" onCorner={() => undefined} />, {
    wrapper: MemberTestRoot,
  });
  expect(screen.getByText("Ce navigateur ne peut pas dessiner la carte.")).toBeTruthy();
});
