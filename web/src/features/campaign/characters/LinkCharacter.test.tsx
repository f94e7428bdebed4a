import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { readCampaignPage } from "domain/table/campaign/campaignPage";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { LinkCharacter } from "./LinkCharacter";

vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));
vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

afterEach(cleanup);

const lorien = { id: "c1", userId: "alice", system: "dnd5e", name: "Lorien", class: "Rôdeuse" };
const listed = (campaign: object) => [
  { ...lorien, stats: {}, data: {}, version: 1, updatedAt: 1, ...campaign },
];
const page = (characters: object[]) => readCampaignPage({ name: "Les Brumes", characters }, "c", "dnd5e");

it("offers a character again once the MJ has taken it off the table", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const shown = (characters: object[]) => (
    <QueryClientProvider client={client}>
      <MantineTestRoot>
        <MemoryRouter>
          <LinkCharacter campaign={page(characters)} uid="alice" />
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>
  );
  vi.mocked(call).mockResolvedValueOnce(listed({ campaign: { id: "c", name: "Les Brumes" } }) as never);
  const { rerender } = render(shown([lorien]));
  await screen.findByText(/pas d'autre personnage libre/);
  vi.mocked(call).mockResolvedValueOnce(listed({}) as never);
  rerender(shown([]));
  expect(await screen.findByRole("option", { name: "Lorien (Rôdeuse)" })).toBeTruthy();
});
