import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { receiveToasts, type Toast } from "../../ui/toast";
import { useWorkerMessages } from "./useWorkerMessages";

const worker = new EventTarget();
const answered = vi.fn();
let toasts: Toast[];
let ignore: () => void;

function Place() {
  useWorkerMessages();
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

const show = (path = "/dashboard") =>
  render(<Place />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });

const say = (data: unknown) =>
  act(() => {
    const message = new MessageEvent("message", { data });
    Object.defineProperty(message, "ports", { value: [{ postMessage: answered }] });
    worker.dispatchEvent(message);
  });

const TURN = { title: "Les Brumes", body: "À toi de jouer.", href: "/character/lia?system=dnd5e" };

beforeEach(() => {
  answered.mockClear();
  toasts = [];
  ignore = receiveToasts((toast) => toasts.push(toast));
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
});
afterEach(() => {
  ignore();
  cleanup();
  // Other files share this navigator, which has no worker.
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("a notification that is pressed leads the open page there, which says that it goes", () => {
  show();
  say({ open: `${window.location.origin}/campaign/brumes?system=dnd5e` });
  expect(screen.getByText("/campaign/brumes?system=dnd5e")).toBeTruthy();
  expect(answered).toHaveBeenCalledOnce();
});

it.each([
  ["elsewhere", { open: "https://example.org/campaign" }],
  ["nowhere", { open: 7 }],
  ["nothing", null],
])("a message that names %s leads nowhere, and is not answered", (_, data) => {
  show();
  say(data);
  expect(screen.getByText("/dashboard")).toBeTruthy();
  expect(answered).not.toHaveBeenCalled();
});

it("what is pushed and in no bell is told in sight, with the way there", () => {
  show();
  say({ tell: TURN });
  expect(answered).toHaveBeenCalledOnce();
  expect(toasts).toMatchObject([
    { tone: "info", text: "Les Brumes : À toi de jouer.", action: { label: "Ouvrir" } },
  ]);
  act(() => toasts[0]?.action?.run());
  expect(screen.getByText("/character/lia?system=dnd5e")).toBeTruthy();
});

it.each(["/campaign/brumes", "/character/lia", "/session/brumes"])("%s tells it itself", (path) => {
  show(path);
  say({ tell: TURN });
  expect(answered).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

it("what is in the bell is told by the bell", () => {
  show();
  say({ tell: { ...TURN, notificationId: "notice-1" } });
  expect(answered).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});
