import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { TargetPicker } from "./TargetPicker";

afterEach(cleanup);

const onChoose = vi.fn();
const targets = [
  { id: "lyra", name: "Lyra", distance: "9 m" },
  { id: "borin", name: "Borin" },
];
const gone = { id: "creature-1", name: "Gobelin" };
const show = (size: "line" | "chips", chosen?: (typeof targets)[number]) =>
  render(<TargetPicker {...{ size, targets, chosen, onChoose }} />, { wrapper: MantineTestRoot });

it("offers each by a press, with the distance where it is known; pressed again, nobody is aimed at", () => {
  show("chips", targets[1]);
  fireEvent.click(screen.getByTitle("Lyra, à 9 m"));
  expect(onChoose).toHaveBeenLastCalledWith("lyra");
  const borin = screen.getByRole("button", { name: "Borin", pressed: true });
  fireEvent.click(borin);
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
});

it("offers them in a line of a form", () => {
  show("line");
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["Personne", "Lyra (9 m)", "Borin"]);
  const field = screen.getByLabelText("Cible");
  fireEvent.change(field, { target: { value: "borin" } });
  expect(onChoose).toHaveBeenLastCalledWith("borin");
  fireEvent.change(field, { target: { value: "" } });
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
});

it("keeps who was chosen and is no more among them", () => {
  show("chips", gone);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Gobelin",
    "Lyra 9 m",
    "Borin",
  ]);
  cleanup();
  show("line", gone);
  expect(screen.getByLabelText<HTMLSelectElement>("Cible").value).toBe("creature-1");
});
