import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { Counter } from "./Counter";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Held({ from, typed = false }: { from: number; typed?: boolean }) {
  const [value, setValue] = useState(from);
  return (
    <>
      <Counter label="Force" value={value} min={15} max={99} step={5} typed={typed} onChange={setValue} />
      <p data-testid="held">{value}</p>
    </>
  );
}
const show = (from: number, typed = false) =>
  render(<Held from={from} typed={typed} />, { wrapper: MantineTestRoot });
const held = () => Number(screen.getByTestId("held").textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Force" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe("a counter", () => {
  it("steps within its limits, and says its value", () => {
    show(90);
    press("Force : plus");
    expect(screen.getByRole("status").textContent).toBe("95");
    press("Force : plus");
    expect(held()).toBe(99);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Force : plus" }).disabled).toBe(true);
  });

  it("steps again and again while a button is held, up to its limit, and once for the press that ends it", () => {
    vi.useFakeTimers();
    const hold = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    show(40);
    const plus = screen.getByRole("button", { name: "Force : plus" });
    fireEvent.pointerDown(plus);
    hold(400);
    for (let repeated = 0; repeated < 3; repeated += 1) hold(80);
    expect(held()).toBe(60);
    fireEvent.pointerUp(plus);
    fireEvent.click(plus, { detail: 1 });
    hold(1_000);
    expect(held()).toBe(60);
    // A hold that ended beside the button swallows no press of the keyboard.
    fireEvent.pointerDown(plus);
    hold(400);
    fireEvent.pointerUp(document.body);
    fireEvent.click(plus);
    expect(held()).toBe(70);
    fireEvent.pointerDown(plus);
    for (let repeated = 0; repeated < 20; repeated += 1) hold(400);
    expect(held()).toBe(99);
  });

  it("lets a number be typed digit by digit, and refuses one that is out of its limits", async () => {
    show(50, true);
    type("4");
    expect([field().value, held()]).toEqual(["4", 50]);
    type("40");
    expect([field().value, held()]).toEqual(["40", 40]);
    type("4");
    fireEvent.blur(field());
    expect([field().value, held()]).toEqual(["4", 40]);
    expect((await screen.findByRole("tooltip")).textContent).toBe("Écris un nombre entier de 15 à 99.");
  });

  it("shows the buttons' value over what was typed", () => {
    show(50, true);
    type("60");
    press("Force : moins");
    expect([field().value, held()]).toEqual(["55", 55]);
  });
});
