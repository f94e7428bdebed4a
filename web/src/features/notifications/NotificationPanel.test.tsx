import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { Notification } from "domain/table/notifications/notification";
import { describe, expect, it, vi } from "vitest";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import NotificationPanel from "./NotificationPanel";
import type { Notifications } from "./useNotifications";

vi.mock("../../table/dates/deviceZone", () => ({ deviceZone: () => "America/Montreal" }));

const notificationOf = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  title: `Titre ${id}`,
  message: "",
  type: "info",
  read: false,
  createdAt: Date.now() - 3 * 60_000,
  ...changes,
});

function show(list: readonly Notification[] | undefined, changes: Partial<Notifications> = {}) {
  const actions = { refresh: vi.fn(), markRead: vi.fn(), markAllRead: vi.fn(), dismiss: vi.fn() };
  const onLeave = vi.fn();
  const notifications: Notifications = {
    list,
    unread: list?.filter(({ read }) => !read).length ?? 0,
    refreshing: false,
    failed: false,
    refused: false,
    refreshedAt: undefined,
    ...actions,
    ...changes,
  };
  render(<NotificationPanel notifications={notifications} onLeave={onLeave} />, { wrapper: MemberTestRoot });
  return { ...actions, onLeave };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the notification panel", () => {
  it("distinguishes a loading list from an empty one", () => {
    show(undefined);
    expect(screen.getByText("Chargement...")).toBeTruthy();
    cleanup();
    show([]);
    expect(screen.getByText("Aucune notification pour le moment.")).toBeTruthy();
  });

  it("says a failure beside what there is to show", () => {
    show([notificationOf("a")], { failed: true });
    expect(screen.getByRole("alert").textContent).toBe(
      "Impossible de charger les notifications. Réessaie plus tard.",
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it("says when it was last refreshed, by the clock of its reader", () => {
    show([], { refreshedAt: Date.UTC(2026, 10, 21, 13, 5) });
    expect(screen.getByText("Dernière actualisation à 08:05")).toBeTruthy();
  });

  it("refreshes without regard to the two minutes when asked to", () => {
    const { refresh } = show([]);
    press("Actualiser");
    expect(refresh).toHaveBeenCalledWith({ force: true });
  });

  it("marks all as read while something is unread", () => {
    const { markAllRead } = show([notificationOf("a")]);
    press("Tout marquer comme lu");
    expect(markAllRead).toHaveBeenCalledOnce();
    cleanup();
    show([notificationOf("a", { read: true })]);
    expect(screen.getByRole("button", { name: "Tout marquer comme lu" })).toHaveProperty("disabled", true);
  });

  it("lets each be read or dismissed, and keeps focus", () => {
    const { markRead, dismiss } = show([notificationOf("a")]);
    press("Marquer comme lu");
    expect(markRead).toHaveBeenCalledWith("a");
    press("Ignorer");
    expect(dismiss).toHaveBeenCalledWith("a");
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });

  it("offers to mark as read only what is unread", () => {
    show([notificationOf("a", { read: true })]);
    expect(screen.queryByRole("button", { name: "Marquer comme lu" })).toBeNull();
  });

  it("says type, state and age in words", () => {
    show([notificationOf("a", { type: "critical" }), notificationOf("b", { type: "success", read: true })]);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("Critique, non lue : Titre a");
    expect(first?.textContent).toContain("Il y a 3 minutes");
    expect(second?.textContent).toContain("Succès : Titre b");
  });

  it("follows an in-app link in the app, reading its notification and leaving the panel", () => {
    const { markRead, onLeave } = show([
      notificationOf("a", { cta: { label: "Voir", kind: "in-app", href: "/game" } }),
    ]);
    const link = screen.getByRole("link", { name: "Voir" });
    expect(link.getAttribute("target")).toBeNull();
    fireEvent.click(link);
    expect(markRead).toHaveBeenCalledWith("a");
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("opens any other link in a new tab and stays", () => {
    const { markRead, onLeave } = show([
      notificationOf("a", { cta: { label: "Lire", kind: "external", href: "https://example.fr/" } }),
    ]);
    const link = within(screen.getByRole("listitem")).getByRole("link");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(markRead).toHaveBeenCalledWith("a");
    expect(onLeave).not.toHaveBeenCalled();
  });
});
