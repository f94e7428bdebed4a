import { fireEvent, render, screen } from "@testing-library/react";
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
  render(<EndedFights campaignId="c" onResume={vi.fn()} onClose={vi.fn()} />, { wrapper: rootOf("mj") });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("dimanche 22 novembre 2026 à 00:05");
});

it("the one that ended last goes on where it was by a press, as long as that can be", () => {
  const ended = { mjUid: "mj", startedAt: 1, round: 3, participants: [], history: [] };
  documents.put(endedFights, ["c2", "first"], { ...ended, endedAt: 5 });
  documents.put(endedFights, ["c2", "last"], { ...ended, endedAt: 9 });
  const onResume = vi.fn();
  const { rerender } = render(
    <EndedFights campaignId="c2" resumable="last" onResume={onResume} onClose={vi.fn()} />,
    { wrapper: rootOf("mj") },
  );
  fireEvent.click(screen.getByRole("button", { name: "Reprendre ce combat" }));
  expect(onResume).toHaveBeenCalledOnce();
  rerender(<EndedFights campaignId="c2" resumable={undefined} onResume={onResume} onClose={vi.fn()} />);
  expect(screen.queryByRole("button", { name: "Reprendre ce combat" })).toBeNull();
});

it("says of each act what the table saw of it then", () => {
  const history = [
    { id: "entry-2", title: "Gobelin 1", detail: "−7 PV (0 / 7)", seen: "Gobelin 1 tombe" },
    { id: "entry-1", title: "Gobelin B", detail: "−2 PV (5 / 7)" },
  ];
  documents.put(endedFights, ["c3", "f"], {
    ...{ mjUid: "mj", startedAt: 1, endedAt: 5, round: 3, participants: [], history },
  });
  render(<EndedFights campaignId="c3" onResume={vi.fn()} onClose={vi.fn()} />, { wrapper: rootOf("mj") });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Gobelin 1 · −7 PV (0 / 7) (la table a vu : Gobelin 1 tombe)",
    "Gobelin B · −2 PV (5 / 7)",
  ]);
});
