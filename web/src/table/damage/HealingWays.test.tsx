import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { playSystemOf } from "domain/games/registry/plays";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryKeys } from "../../api/keys";
import { call } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import type { HealingRoll } from "./damageRoll";
import HealingWays from "./HealingWays";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "nina" }) }));
vi.mock("../../live/play", () => {
  const state = { hitPoints: { lost: 9, temporary: 0, reduction: 0 } };
  return { useLivePlayState: () => ({ status: "ready", data: { state, latest: [] } }) };
});
vi.mock("../../live/fights", () => ({ useLiveFight: () => ({ status: "loading" }) }));
vi.mock("../../live/useConnection", () => ({ useConnection: () => true }));
vi.mock("../../live/characters", () => {
  const character = (id: string, name: string, userId: string) => ({
    ...{ id, name, userId, system: "dnd5e", data: {} },
    stats: { hp: { current: 30, max: 30 } },
  });
  const data = [character("elowen", "Elowen", "nina"), character("borin", "Borin", "leo")];
  return { useCampaignCharacters: () => ({ status: "ready", data }) };
});

const calls = vi.mocked(call);
const cure: HealingRoll = {
  ...{ id: "roll-0001", label: "Soins", audience: "table", points: 7, heals: "hitPoints", applied: [] },
};
const atElowen = { ...cure, target: { id: "elowen", name: "Elowen" } };

function Root({ children }: { children: ReactNode }) {
  const client = new QueryClient();
  client.setQueryData(queryKeys.playSystem("dnd5e"), playSystemOf("dnd5e"));
  return (
    <QueryClientProvider client={client}>
      <MantineTestRoot>{children}</MantineTestRoot>
    </QueryClientProvider>
  );
}

const show = (roll: HealingRoll, isMj: boolean) =>
  render(<HealingWays campaignId="brumes" roll={roll} isMj={isMj} />, { wrapper: Root });
const applied = () => calls.mock.calls.map(([, input]) => input);

beforeEach(() => {
  calls.mockReset();
  calls.mockResolvedValue({ state: {}, revision: 1, entries: [{ id: "x", events: [] }] });
});
afterEach(cleanup);

it("gives its points back by one press of the player whose character it is aimed at", async () => {
  show(atElowen, false);
  fireEvent.click(screen.getByRole("button", { name: "+7 à Elowen" }));
  await waitFor(() => expect(applied()).toHaveLength(1));
  expect(applied()[0]).toEqual({
    params: { id: "elowen" },
    body: {
      entries: [
        {
          ...{ id: "roll-0001-damage-0", operations: [{ kind: "heal", amount: 7 }], campaignId: "brumes" },
          roll: { id: "roll-0001", audience: "table" },
        },
      ],
    },
  });
});

it("is not for players whom it is not aimed at, and says once it is applied", () => {
  show({ ...cure, target: { id: "borin", name: "Borin" } }, false);
  show(cure, false);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  show({ ...atElowen, applied: [{ id: "elowen", operation: "roll-0001-damage-0" }] }, false);
  expect(screen.getByText("Appliqué")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("is the MJ's to apply to any character where the roll names nobody", async () => {
  show({ ...cure, applied: [{ id: "elowen", operation: "roll-0001-damage-0" }] }, true);
  expect(screen.getByText("Appliqué à Elowen")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Qui est soigné ?"), { target: { value: "borin" } });
  fireEvent.click(screen.getByRole("button", { name: "+7 à Borin" }));
  await waitFor(() => expect(applied()).toMatchObject([{ params: { id: "borin" } }]));
});
