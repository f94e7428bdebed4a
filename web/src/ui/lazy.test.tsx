import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onMissingPart } from "../browser/missingParts";
import { lazy } from "./lazy";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;
const come = async () => ({ default: Dialog });
const gone = async () => Promise.reject(new Error("Failed to fetch dynamically imported module"));
const pass = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const shown = (Part: ReturnType<typeof lazy<{ name: string }>>, open = true) => (
  <>
    <input aria-label="Message" defaultValue="Bonsoir" />
    <Suspense>{open && <Part name="Rencontre" />}</Suspense>
  </>
);

it("is drawn once it has come, at the second try, too", async () => {
  const load = vi.fn(come).mockImplementationOnce(gone);
  const missing = vi.fn();
  const end = onMissingPart(missing);
  render(shown(lazy(load)));
  await pass();
  expect(screen.getByText("Rencontre")).toBeTruthy();
  expect([load.mock.calls.length, missing.mock.calls.length]).toEqual([2, 0]);
  end();
});

it("leaves the screen as it is where it is gone, says so once, and is asked for again when it is drawn anew", async () => {
  const load = vi.fn(come).mockImplementationOnce(gone).mockImplementationOnce(gone);
  const missing = vi.fn();
  const end = onMissingPart(missing);
  const Part = lazy(load);
  const { rerender } = render(shown(Part));
  await pass();
  await pass();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Message" }).value).toBe("Bonsoir");
  expect([screen.queryByText("Rencontre"), load.mock.calls.length, missing.mock.calls.length]).toEqual([
    null,
    2,
    1,
  ]);
  rerender(shown(Part, false));
  rerender(shown(Part));
  await pass();
  expect(screen.getByText("Rencontre")).toBeTruthy();
  end();
});
