import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { DotField } from "./DotField";

afterEach(cleanup);

function Held({ min = 0 }: { min?: number }) {
  const [value, setValue] = useState(min);
  return (
    <DotField label="Bagarre" detail="À mains nues." value={value} min={min} max={5} onChange={setValue} />
  );
}
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Bagarre" });
const held = () => Number(slider().value);

it("a value in dots is given by a tap on one of them; the last filled one empties itself", () => {
  const { container } = render(<Held />, { wrapper: MantineTestRoot });
  const tap = (dot: number) => fireEvent.click(container.querySelector(`[data-dot="${dot}"]`) as Element);
  const filled = () => container.querySelectorAll("[data-filled]").length;
  tap(3);
  expect([held(), filled()]).toEqual([3, 3]);
  tap(3);
  expect([held(), filled()]).toEqual([2, 2]);
  tap(5);
  expect(held()).toBe(5);
  tap(1);
  tap(1);
  expect([held(), filled()]).toEqual([0, 0]);
});

it("a value in dots has no less than its least", () => {
  const { container } = render(<Held min={1} />, { wrapper: MantineTestRoot });
  fireEvent.click(container.querySelector('[data-dot="1"]') as Element);
  expect(held()).toBe(1);
});

it("a value in dots is one slider for keys and for who hears the page", () => {
  render(<Held />, { wrapper: MantineTestRoot });
  fireEvent.change(slider(), { target: { value: "4" } });
  expect(held()).toBe(4);
  expect([slider().min, slider().max]).toEqual(["0", "5"]);
  expect(document.getElementById(slider().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "À mains nues.",
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
});
