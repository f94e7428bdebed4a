import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { gridOf } from "domain/testing/scenes";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import type { TokenView } from "../../view/sceneView";
import { TokenSight } from "./TokenSight";

const onChange = vi.fn();
afterEach(() => {
  cleanup();
  onChange.mockClear();
});

const metres = gridOf();
const cells = gridOf({ unit: { name: "cases", perCell: 1 } });
function show(token: Partial<TokenView>, grid = metres) {
  const whole = { kind: "creature", ...token } as TokenView;
  render(<TokenSight token={whole} grid={grid} onChange={onChange} />, { wrapper: MantineTestRoot });
}
const light = () => screen.getByLabelText<HTMLSelectElement>("Lumière");
const choose = (value: string) => fireEvent.change(light(), { target: { value } });
function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it("a token carries a torch of 6 or 12 m, in the scene's unit", () => {
  show({});
  expect([...light().options].map(({ text }) => text)).toEqual([
    ...["Aucune", "Torche, 6 m", "Torche, 12 m", "Autre portée"],
  ]);
  choose("12");
  expect(onChange).toHaveBeenLastCalledWith({ light: { radius: 12, colour: "#ffd27a" } });
  cleanup();
  show({ light: { radius: 4, colour: "#00ff00" } }, cells);
  expect(light().selectedOptions[0]?.text).toBe("Torche, 4 cases");
  choose("8");
  expect(onChange).toHaveBeenLastCalledWith({ light: { radius: 8, colour: "#00ff00" } });
  choose("none");
  expect(onChange).toHaveBeenLastCalledWith({ light: undefined });
});

it("a token lights as far as is typed, once the field is left", () => {
  show({ light: { radius: 6, colour: "#ffd27a" } });
  choose("own");
  expect(onChange).not.toHaveBeenCalled();
  type("Portée (m)", "7,5");
  expect(onChange.mock.calls).toEqual([[{ light: { radius: 7.5, colour: "#ffd27a" } }]]);
});

it("the group sees through a creature where that is said, through a character always", () => {
  show({});
  expect(screen.queryByLabelText("Voit dans le noir (m)")).toBeNull();
  fireEvent.click(screen.getByLabelText("Le groupe voit par ses yeux"));
  expect(onChange).toHaveBeenLastCalledWith({ sees: true });
  cleanup();
  show({ sees: true });
  fireEvent.click(screen.getByLabelText("Le groupe voit par ses yeux"));
  expect(onChange).toHaveBeenLastCalledWith({ sees: undefined });
  cleanup();
  show({ kind: "character" });
  expect(screen.queryByLabelText("Le groupe voit par ses yeux")).toBeNull();
});

it("how far a character sees in the dark is its sheet's where the field is empty", () => {
  show({ kind: "character", darkvision: 18 });
  type("Voit dans le noir (m)", "0");
  expect(onChange).toHaveBeenLastCalledWith({ darkvision: 0 });
  type("Voit dans le noir (m)", "");
  expect(onChange).toHaveBeenLastCalledWith({ darkvision: undefined });
});
