import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FightDocument } from "domain/documents/fight";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../../../http/call";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import type { MapView, TokenView } from "../../view/sceneView";
import TokenAttack from "./TokenAttack";

vi.mock("../../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../../live/useTableLog", () => ({ useTableRolls: () => ({ entries: [] }) }));
vi.mock("../../../../live/useConnection", () => ({ useConnection: () => true }));
vi.mock("../../../rollLog/RollLines", () => ({ RollLines: () => null }));

afterEach(cleanup);

const token = (concealed: boolean) =>
  ({ id: "creature-gob", name: "Gobelin", participantId: "gob", x: 0, y: 0, concealed }) as TokenView;
const view = { scene: { grid: { kind: "none" } }, tokens: [] } as unknown as MapView;

it("rolls for the MJ alone once fog or the MJ has hidden whom its token stands for", async () => {
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  const fighting = { creatures: { gob: { source: { copy: "own" } } }, copies: { own: goblin } };
  const fight = { panel: { system: "dnd5e", fighting } } as unknown as FightDocument;
  const client = new QueryClient();
  const attack = (concealed: boolean) => (
    <QueryClientProvider client={client}>
      <MantineTestRoot>
        <TokenAttack
          campaignId="camp"
          system="dnd5e"
          {...{ view, fight }}
          token={token(concealed)}
          characters={[]}
        />
      </MantineTestRoot>
    </QueryClientProvider>
  );
  const { rerender } = render(attack(false));
  for (const [concealed, audience] of [
    [false, "table"],
    [true, "mj"],
    [false, "table"],
  ] as const) {
    rerender(attack(concealed));
    vi.mocked(call).mockClear();
    const [press] = screen.getAllByRole("button", { name: /Attaque/ });
    if (press) fireEvent.click(press);
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { audience } });
  }
});
