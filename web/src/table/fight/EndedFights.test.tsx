import { cleanup, render, screen } from "@testing-library/react";
import type { EndedFightDocument } from "domain/documents/fight";
import { afterEach, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import EndedFights from "./EndedFights";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mj" }) }));
vi.mock("../dates/deviceZone", () => ({ deviceZone: () => "Pacific/Noumea" }));

afterEach(() => {
  cleanup();
  forgetAll();
});

it("a past fight has the day and the time of its reader", () => {
  const endedAt = Date.UTC(2026, 10, 21, 13, 5);
  const fight = { id: "f", endedAt, round: 3, participants: [], history: [] };
  emit("mj:campaigns/c/endedFights", ready([fight as unknown as EndedFightDocument]));
  render(<EndedFights campaignId="c" onClose={() => {}} />, { wrapper: MantineTestRoot });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("dimanche 22 novembre 2026 à 00:05");
});
