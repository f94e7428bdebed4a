import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { loadCreatures } from "domain/creatures/loadCreatures";
import { entryOf } from "domain/testing/initiative";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import ActiveCreature from "./ActiveCreature";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
const link = vi.hoisted(() => ({ connected: true }));
vi.mock("../../../live/useConnection", () => ({ useConnection: () => link.connected }));
vi.mock("../../../table/rolls/TargetChoice", () => ({ default: () => null }));

afterEach(cleanup);

async function show(connected: boolean) {
  link.connected = connected;
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  if (goblin === undefined) throw new RangeError("goblin");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <ActiveCreature campaignId="camp" system="dnd5e" entry={entryOf("goblin", 12)} creature={goblin} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
}

it("rolls a creature's attacks and damage at the table", async () => {
  await show(true);
  const [attack] = screen.getAllByRole("button", { name: /Attaque/ });
  if (attack) fireEvent.click(attack);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
});

it("offers no roll without a connection, and says why", async () => {
  await show(false);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Hors connexion : les jets de la table attendent son retour.")).toBeTruthy();
});
