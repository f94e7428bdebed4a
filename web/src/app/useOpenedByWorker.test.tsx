import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOpenedByWorker } from "./useOpenedByWorker";

const worker = new EventTarget();
const answered = vi.fn();

function Place() {
  useOpenedByWorker();
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

const say = (data: unknown) =>
  act(() => {
    const message = new MessageEvent("message", { data });
    Object.defineProperty(message, "ports", { value: [{ postMessage: answered }] });
    worker.dispatchEvent(message);
  });

afterEach(cleanup);
beforeEach(() => {
  answered.mockClear();
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  render(<Place />, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> });
});

it("a notification that is pressed leads the open page there, which says that it goes", () => {
  say({ open: `${window.location.origin}/campaign/brumes?system=dnd5e` });
  expect(screen.getByText("/campaign/brumes?system=dnd5e")).toBeTruthy();
  expect(answered).toHaveBeenCalledOnce();
});

it.each([
  ["elsewhere", { open: "https://example.org/campaign" }],
  ["nowhere", { open: "campaign" }],
  ["nothing", null],
])("a message that names %s leads nowhere", (_, data) => {
  say(data);
  expect(screen.getByText("/")).toBeTruthy();
  expect(answered).not.toHaveBeenCalled();
});
