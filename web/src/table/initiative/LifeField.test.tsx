import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { LifeField } from "./LifeField";

afterEach(cleanup);

it.each([
  ["-5", 5],
  ["−5", 5],
  ["+3", -3],
  ["4", 2],
  ["=4", 2],
  ["6/7-3", 3],
  ["6", undefined],
  ["", undefined],
])("takes « %s » of 6 points as %s lost", (text, points) => {
  const onHit = vi.fn();
  render(<LifeField name="Gobelin" current={6} max={7} onHit={onHit} />, { wrapper: MantineTestRoot });
  const field = screen.getByRole("textbox", { name: /Vie de Gobelin : 6 sur 7/ });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onHit.mock.calls).toEqual(points === undefined ? [] : [[points]]);
  expect(field).toHaveProperty("value", "6/7");
});

it.each(["abc", "moitié", "-2,5"])("refuses « %s » with a sentence", async (text) => {
  const onHit = vi.fn();
  render(<LifeField name="Gobelin" current={6} max={7} onHit={onHit} />, { wrapper: MantineTestRoot });
  const field = screen.getByRole("textbox", { name: /Vie de Gobelin/ });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onHit).not.toHaveBeenCalled();
  expect(field).toHaveProperty("value", text);
  expect((await screen.findByRole("tooltip")).textContent).toBe(
    "Écris ce qui reste, ou ce qui change : « 12 », « -5 », « +3 ».",
  );
});
