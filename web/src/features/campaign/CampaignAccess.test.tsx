import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { campaignOf } from "domain/testing/campaigns";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { emit, forgetAll, ready, refused } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { CampaignAccess } from "./CampaignAccess";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));
vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

afterEach(() => {
  cleanup();
  forgetAll();
});

it("names a campaign that is lost as it was called last", async () => {
  vi.mocked(call).mockResolvedValue({
    name: "Les Brumes",
    dmProfile: { uid: "mj", name: "Morgane" },
    players: [{ uid: "alice", name: "Alice" }],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <MemoryRouter>
          <CampaignAccess id="c" system="dnd5e">
            {({ campaign }) => <h1>{campaign.name}</h1>}
          </CampaignAccess>
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { name: "Les Brumes" });
  const mj = { uid: "mj", name: "Morgane la Fée" };
  act(() => emit("alice:campaigns/c", ready(campaignOf({ name: "La Lande", mj, memberIds: ["alice"] }))));
  await screen.findByRole("heading", { name: "La Lande" });
  act(() => emit("alice:campaigns/c", refused));
  expect(await screen.findByText(/^Tu n'as plus accès à « La Lande » : Morgane la Fée/)).toBeTruthy();
});
