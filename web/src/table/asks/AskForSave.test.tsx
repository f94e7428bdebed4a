import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import AskForSave from "./AskForSave";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mona" }) }));
vi.mock("../../live/characters", () => {
  const data = [
    { id: "borin", name: "Borin", userId: "leo" },
    { id: "guard", name: "Garde", userId: "mona" },
  ];
  return { useCampaignCharacters: () => ({ status: "ready", data }) };
});
afterEach(cleanup);

const calls = vi.mocked(call);
type Target = { id: string; name: string; kind?: "creature" };

const show = (target: Target) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <AskForSave
          campaignId="brumes"
          roll={{ label: "Mains brûlantes (niv. 1)", target }}
          save={{ ability: "dex", difficulty: 13 }}
        />
      </MantineTestRoot>
    </QueryClientProvider>,
  );

it("asks the player of whom a spell meets for the save, with its DC and the spell's name", async () => {
  const content = { kind: "roll", trait: "Sauvegarde de Dextérité", difficulty: 13, secret: false };
  calls.mockResolvedValue({ content });
  show({ id: "borin", name: "Borin" });
  fireEvent.click(screen.getByRole("button", { name: "Demander : Sauvegarde de Dextérité, DD 13" }));
  expect(await screen.findByText("Demandé : Sauvegarde de Dextérité")).toBeTruthy();
  expect(calls.mock.lastCall?.[1]).toMatchObject({
    params: { id: "brumes", system: "dnd5e" },
    body: { content: { ...content, cause: "Mains brûlantes (niv. 1)" }, targets: ["leo"] },
  });
});

it("has nobody to ask for creatures and for the MJ's own characters", () => {
  show({ id: "creature-1", name: "Gobelin", kind: "creature" });
  show({ id: "guard", name: "Garde" });
  expect(screen.queryByRole("button")).toBeNull();
});
