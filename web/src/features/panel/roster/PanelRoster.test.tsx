import { cleanup, render, screen } from "@testing-library/react";
import type { RosterEntry } from "domain/roster/roster";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { LiveLife } from "../../../table/play/useLives";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { PanelRoster } from "./PanelRoster";

afterEach(cleanup);

const hero = (id: string, name: string) => ({ id, name, playerId: "nina", connected: true }) as RosterEntry;

it("shows hit points beside a hero whose state cannot be read", () => {
  const lives = new Map<string, LiveLife>([
    ["lia", { label: "PV", current: 12, max: 20 }],
    ["tor", "unreadable"],
  ]);
  render(
    <MemoryRouter>
      <PanelRoster
        system="dnd5e"
        roster={[hero("lia", "Lia"), hero("tor", "Tor")]}
        waiting={[]}
        lives={lives}
      />
    </MemoryRouter>,
    { wrapper: MantineTestRoot },
  );
  const [lia, tor] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lia).toContain("PV 12 / 20");
  expect(tor).toContain("État illisible");
});
