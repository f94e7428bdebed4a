import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { gridOf } from "domain/testing/scenes";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import { enter } from "../../../../testing/typing";
import type { TokenView } from "../../view/sceneView";
import TokenEditor from "./TokenEditor";

vi.mock("../../../../kits/forge/PortraitPicture", () => ({ PortraitPicture: () => null }));

afterEach(cleanup);

it.each([
  ["Nom", { name: "Ogre" }],
  ["États affichés", { badges: ["Ogre"] }],
])("takes %s on Enter, but not on one that ends a composition", (label, change) => {
  const onChange = vi.fn();
  const token = { id: "gob", kind: "creature", name: "Gobelin", size: 1, colour: "#ff0000" } as TokenView;
  render(
    <TokenEditor {...{ token, onChange }} follows={false} grid={gridOf()} onRemove={() => undefined} />,
    { wrapper: MantineTestRoot },
  );
  const field = screen.getByLabelText<HTMLInputElement>(label, { selector: "input:not([type=hidden])" });

  enter(field);
  fireEvent.change(field, { target: { value: "Ogre" } });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onChange).toHaveBeenCalledWith(change);
});

it("marks somebody of no fight as dead, and takes that back", () => {
  const onChange = vi.fn();
  const gob = { id: "gob", kind: "creature", name: "Gobelin", size: 1, colour: "#ff0000" } as TokenView;
  const editor = (token: TokenView) => (
    <TokenEditor {...{ token, onChange }} follows={false} grid={gridOf()} onRemove={() => undefined} />
  );
  const { rerender } = render(editor(gob), { wrapper: MantineTestRoot });
  fireEvent.click(screen.getByRole("switch", { name: "Mort" }));
  expect(onChange).toHaveBeenLastCalledWith({ down: true });
  rerender(editor({ ...gob, down: true }));
  fireEvent.click(screen.getByRole("switch", { name: "Mort" }));
  expect(onChange).toHaveBeenLastCalledWith({ down: undefined });
});
