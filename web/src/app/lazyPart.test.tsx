import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { ErrorBoundary } from "./ErrorBoundary";
import { lazyPart, lazyScreen } from "./lazyPart";

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
  const gone = new Error("offline");
  const load = vi
    .fn(async () => ({ default: Counter }))
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  const Part = lazyPart(load);
  await expect(Part.load()).rejects.toThrow("offline");
  render(shown(Part));
  expect(await screen.findByText("Salle 0")).toBeTruthy();
});

describe("a screen that is gone from the server", () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("location", { ...window.location, reload });
    reload.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const go = async (age: number) => {
    vi.spyOn(performance, "now").mockReturnValue(age);
    const Screen = lazyScreen<{ name: string }>(() => Promise.reject(new Error("gone")));
    render(
      <ErrorBoundary at="/game">
        <Suspense fallback="Chargement...">
          <Screen name="Salle" />
        </Suspense>
      </ErrorBoundary>,
      { wrapper: MantineTestRoot },
    );
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };

  it("comes with the page that is loaded in its place", async () => {
    await go(60_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByText("Chargement...")).toBeTruthy();
  });

  it("says so where the page is that one already, and loads none for ever", async () => {
    await go(2_000);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText("Cet écran a rencontré un problème inattendu.")).toBeTruthy();
  });
});
