import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { NotificationBell } from "./NotificationBell";
import { type Notifications, useNotifications } from "./useNotifications";

vi.mock("./useNotifications", () => ({ useNotifications: vi.fn() }));

const refresh = vi.fn();
const stateWith = (unread: number): Notifications => ({
  list: Array.from({ length: unread }, (_, index) => ({
    id: `n${index}`,
    title: `Titre ${index}`,
    message: "",
    type: "info",
    read: false,
  })),
  unread,
  refreshing: false,
  failed: false,
  refused: false,
  refreshedAt: undefined,
  refresh,
  markRead: vi.fn(),
  markAllRead: vi.fn(),
  dismiss: vi.fn(),
});

function show(unread = 0) {
  vi.mocked(useNotifications).mockReturnValue(stateWith(unread));
  return render(
    <MemberTestRoot>
      <h1>Mon espace</h1>
      <NotificationBell />
    </MemberTestRoot>,
  );
}

const bell = () => screen.getByRole("button", { name: /^Notifications/ });
const openPanel = async () => {
  fireEvent.click(bell());
  return screen.findByRole("dialog", { name: "Notifications" });
};

beforeEach(() => {
  refresh.mockReset();
});
afterEach(cleanup);

describe("the notification bell", () => {
  it("says how many are unread, and shows nine at most", () => {
    show(12);
    expect(bell().getAttribute("aria-label")).toBe("Notifications, 12 non lues");
    expect(bell().textContent).toBe("9+");
  });

  it("has no badge when everything is read", () => {
    show();
    expect(bell().getAttribute("aria-label")).toBe("Notifications");
    expect(bell().textContent).toBe("");
  });

  it("says what comes in unread, and not what was read elsewhere already", () => {
    const { rerender } = show(1);
    const known = stateWith(1);
    const coming = (id: string, title: string, read: boolean) =>
      ({ id, title, message: "", type: "info", read }) as const;
    const list = [
      coming("read", "Lue ailleurs", true),
      coming("new", "Demande acceptée", false),
      ...(known.list ?? []),
    ];
    vi.mocked(useNotifications).mockReturnValue({ ...known, unread: 2, list });
    rerender(
      <MemberTestRoot>
        <h1>Mon espace</h1>
        <NotificationBell />
      </MemberTestRoot>,
    );
    expect(screen.getByRole("status").textContent).toBe("Nouvelle notification : Demande acceptée");
  });

  it("opens the panel and refreshes, moves focus into it, and closes it when pressed again", async () => {
    show();
    const panel = await openPanel();
    expect(bell().getAttribute("aria-expanded")).toBe("true");
    expect(refresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    fireEvent.click(bell());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes the panel on Escape and takes focus back", async () => {
    show();
    await openPanel();
    fireEvent.keyDown(document.documentElement, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  it("closes the panel on a press outside, not on one inside", async () => {
    show();
    const panel = await openPanel();
    fireEvent.mouseDown(panel);
    expect(screen.queryByRole("dialog")).not.toBeNull();
    fireEvent.mouseDown(screen.getByRole("heading", { name: "Mon espace" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
