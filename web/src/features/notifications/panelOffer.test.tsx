import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakePush } from "../../browser/testing/fakePush";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import NotificationPanel from "./NotificationPanel";
import type { Notifications } from "./useNotifications";

const notifications: Notifications = {
  ...{ list: [], unread: 0, refreshing: false, failed: false, refused: false, refreshedAt: Date.now() },
  ...{ refresh: vi.fn(), markRead: vi.fn(), markAllRead: vi.fn(), dismiss: vi.fn() },
};

it("the panel ends with what rings on this device, and keeps the focus of a press there", async () => {
  fakePush.says = "default";
  render(<NotificationPanel notifications={notifications} onLeave={vi.fn()} />, { wrapper: MemberTestRoot });
  const offer = await screen.findByText("Dates, ton tour, messages du MJ : même quand l'app est fermée.");
  const refreshed = screen.getByText(/^Dernière actualisation/);
  expect(offer.compareDocumentPosition(refreshed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole("button", { name: "Me prévenir sur cet appareil" }));
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
});
