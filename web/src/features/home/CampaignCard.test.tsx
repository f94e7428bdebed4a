import { cleanup, render, screen } from "@testing-library/react";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import type { VttJoinState } from "domain/table/campaign/vttStatus";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { CampaignCard } from "./CampaignCard";

afterEach(cleanup);

const closed: VttJoinState = { enabled: false, label: "En attente du MJ" };
const open: VttJoinState = { enabled: true, label: "VTT en ligne", href: "/session/c" };

it.each([
  ["player", closed, "En attente du MJ"],
  ["mj", closed, "VTT hors ligne"],
  ["player", open, "VTT en ligne"],
  ["mj", open, "VTT en ligne"],
] as const)("says of the virtual table to its %s, %o: %s", (role, vtt, label) => {
  const campaign = { id: "c", title: "Les Brumes", game: "dnd5e", role, dm: "Ana" } as CampaignSummary;
  render(
    <MemoryRouter>
      <CampaignCard campaign={campaign} vtt={vtt} />
    </MemoryRouter>,
    { wrapper: MantineTestRoot },
  );
  expect(screen.getByText(/^(VTT|En attente)/).textContent).toBe(label);
});
