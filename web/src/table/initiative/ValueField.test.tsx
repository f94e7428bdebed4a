import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ValueField } from "./ValueField";

afterEach(cleanup);

function show(provisional = false) {
  const onChange = vi.fn();
  render(<ValueField name="Ayla" value={15} provisional={provisional} onChange={onChange} />, {
    wrapper: MantineTestRoot,
  });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Initiative d'Ayla" });
  field.focus();
  return { field, onChange };
}

it("a typed value counts once the field is left, and what is no number is refused", async () => {
  const { field, onChange } = show();
  fireEvent.change(field, { target: { value: "12,5" } });
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: "7-3" } });
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[12.5]]);
  expect(field.value).toBe("7-3");
  expect((await screen.findByRole("tooltip")).textContent).toBe("Écris un nombre de -999 à 999.");
});

it("Enter commits the value, Escape gives it up", () => {
  const { field, onChange } = show();
  fireEvent.change(field, { target: { value: "20" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onChange.mock.calls).toEqual([[20]]);
  fireEvent.change(field, { target: { value: "30" } });
  fireEvent.keyDown(field, { key: "Escape" });
  expect(document.activeElement).not.toBe(field);
  expect(onChange.mock.calls).toEqual([[20]]);
  expect(field.value).toBe("15");
});

it("a value that nobody has rolled says so, to the eye and to a screen reader", () => {
  const { field } = show(true);
  expect(field.title).toBe("Pas encore lancée");
  expect(field.closest("[data-provisional]")).not.toBeNull();
  cleanup();
  expect(show().field.title).toBe("");
  expect(document.querySelector("[data-provisional]")).toBeNull();
});
