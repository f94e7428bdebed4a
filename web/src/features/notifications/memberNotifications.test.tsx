import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listNotifications } from "domain/api/notifications";
import { type NotificationDocument, notifications } from "domain/documents/notification";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { NotificationBell } from "./NotificationBell";

const rules = vi.hoisted(() => ({ refuse: false }));
vi.mock("../../live/ownNotifications", async (original) => {
  const real = await original<typeof import("../../live/ownNotifications")>();
  const markNotificationsRead: typeof real.markNotificationsRead = async (...change) => {
    if (rules.refuse) throw new Error("refused");
    await real.markNotificationsRead(...change);
  };
  return { ...real, markNotificationsRead };
});

let hour = 0;
const store = (id: string, changes: Partial<NotificationDocument> = {}) => {
  hour += 1;
  const createdAt = Date.now() - 24 * 3_600_000 + hour * 60_000;
  documents.put(notifications, ["nina", id], {
    ...{ title: `Titre ${id}`, message: "", type: "info", read: false },
    ...{ createdAt, expiresAt: createdAt + 30 * 24 * 3_600_000 },
    ...changes,
  });
};

const show = () => render(<NotificationBell />, { wrapper: rootOf("nina") });
const bell = () => screen.getByRole("button", { name: /^Notifications/ });
const openPanel = async () => {
  fireEvent.click(bell());
  return screen.findByRole("dialog", { name: "Notifications" });
};
const titles = () => screen.getAllByRole("listitem").map((entry) => entry.textContent);
const press = (name: string, within_ = screen.getByRole("dialog")) =>
  fireEvent.click(within(within_).getByRole("button", { name }));

beforeEach(() => {
  answers.on(listNotifications, { notifications: [] });
});
afterEach(() => {
  rules.refuse = false;
  localStorage.clear();
});

describe("a member's notifications", () => {
  it("are counted as they come, and the newest is announced", async () => {
    store("first");
    show();
    await waitFor(() => expect(bell().getAttribute("aria-label")).toBe("Notifications, 1 non lue"));
    store("second", { title: "Une joueuse frappe à la porte" });
    await screen.findByText("Nouvelle notification : Une joueuse frappe à la porte");
    expect(bell().getAttribute("aria-label")).toBe("Notifications, 2 non lues");
  });

  it("have no link that a browser should not follow", async () => {
    store("trap", { cta: { label: "Cliquer", href: "javascript:alert(1)" } });
    store("in", { cta: { label: "Voir le Market", href: "/market" } });
    show();
    await openPanel();
    await screen.findByRole("link", { name: "Voir le Market" });
    expect(screen.queryByRole("link", { name: "Cliquer" })).toBeNull();
  });

  it("are read and dismissed in the database", async () => {
    store("a", { title: "Alpha" });
    store("b", { title: "Bêta" });
    show();
    await openPanel();
    const entry = (title: string) => screen.getByText(title).closest("li") as HTMLElement;
    await screen.findByText("Alpha");
    press("Marquer comme lu", entry("Alpha"));
    await waitFor(() => expect(bell().textContent).toBe("1"));
    press("Ignorer", entry("Bêta"));
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(bell().textContent).toBe("");
  });

  it("are as they were where a change is refused, which is said", async () => {
    rules.refuse = true;
    store("a", { title: "Alpha" });
    show();
    await openPanel();
    await screen.findByText("Alpha");
    press("Marquer comme lu");
    await screen.findByText(/La notification n'a pas pu être modifiée\./);
    expect(bell().textContent).toBe("1");
  });
});

describe("a member without any notification", () => {
  it("sees the demo, and keeps what they did with it", async () => {
    const { unmount } = show();
    await waitFor(() => expect(bell().textContent).toBe("2"));
    await openPanel();
    expect(titles().map((title) => /Bienvenue|La Forge|Market/.exec(title ?? "")?.[0])).toEqual([
      "Bienvenue",
      "La Forge",
      "Market",
    ]);
    press("Tout marquer comme lu");
    press("Ignorer", screen.getAllByRole("listitem")[0]);
    await waitFor(() => expect(titles()).toHaveLength(2));
    unmount();
    show();
    await openPanel();
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(bell().textContent).toBe("");
  });

  it("sees it as well where the call fails, which is said until it is asked for again", async () => {
    answers.on(listNotifications, refusal("forbidden"));
    show();
    await openPanel();
    await screen.findByText("Impossible de charger les notifications. Réessaie plus tard.");
    expect(titles()).toHaveLength(3);
    answers.on(listNotifications, { notifications: [] });
    press("Actualiser");
    await waitFor(() => expect(screen.queryByText(/^Impossible de charger/)).toBeNull());
  });
});

it("the bell asks again once two minutes have passed, and at once where it is told to", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  show();
  await waitFor(() => expect(sent(listNotifications)).toHaveLength(1));
  await waitFor(() => expect(bell().textContent).toBe("2"));
  const openAndClose = async () => {
    await openPanel();
    await act(async () => void fireEvent.click(bell()));
  };
  await openAndClose();
  expect(sent(listNotifications)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 121_000);
  await openAndClose();
  expect(sent(listNotifications)).toHaveLength(2);
  await openPanel();
  press("Actualiser");
  await waitFor(() => expect(sent(listNotifications)).toHaveLength(3));
  vi.useRealTimers();
});
