import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazyPart";

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

const shown = (Part: ReturnType<typeof lazyPart<{ name: string }>>, name = "Salle") => (
  <Suspense fallback="Chargement...">
    <Part name={name} />
  </Suspense>
);

afterEach(cleanup);

it("draws a part that was loaded ahead at once, without its fallback", async () => {
  const Part = lazyPart(async () => ({ default: Counter }));
  await Part.load();
  render(shown(Part));
  expect(screen.getByText("Salle 0")).toBeTruthy();
});

it("loads a part when it is drawn, and keeps what is in it from then on", async () => {
  const load = vi.fn(async () => ({ default: Counter }));
  const Part = lazyPart(load);
  const { rerender } = render(shown(Part));
  expect(screen.getByText("Chargement...")).toBeTruthy();
  fireEvent.click(await screen.findByText("Salle 0"));
  rerender(shown(Part, "Table"));
  expect(screen.getByText("Table 1")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("asks again for a part that could not be had", async () => {
  const load = vi.fn(async () => ({ default: Counter })).mockRejectedValueOnce(new Error("offline"));
  const Part = lazyPart(load);
  await expect(Part.load()).rejects.toThrow("offline");
  render(shown(Part));
  expect(await screen.findByText("Salle 0")).toBeTruthy();
});
