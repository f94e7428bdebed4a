import { render, screen } from "@testing-library/react";
import { endedFights } from "domain/documents/fight";
import { expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf } from "../../testing/MemberTestRoot";
import EndedFights from "./EndedFights";

vi.mock("../dates/deviceZone", () => ({ deviceZone: () => "Pacific/Noumea" }));

it("a past fight has the day and the time of its reader", () => {
  const endedAt = Date.UTC(2026, 10, 21, 13, 5);
  documents.put(endedFights, ["c", "f"], {
    ...{ mjUid: "mj", startedAt: 1, endedAt, round: 3, participants: [], history: [] },
  });
  render(<EndedFights campaignId="c" onClose={() => {}} />, { wrapper: rootOf("mj") });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("dimanche 22 novembre 2026 à 00:05");
});
