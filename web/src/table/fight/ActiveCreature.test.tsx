import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { entryOf } from "domain/testing/initiative";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import ActiveCreature from "./ActiveCreature";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
const link = vi.hoisted(() => ({ connected: true }));
vi.mock("../../live/useConnection", () => ({ useConnection: () => link.connected }));
vi.mock("../rolls/TargetChoice", () => ({ default: () => null }));
// What recharges is counted in the fight, which there is none of.
vi.mock("./useRecharge", () => ({ useRecharge: () => undefined }));

afterEach(() => {
  cleanup();
  vi.mocked(call).mockClear();
});

async function show(connected: boolean) {
  link.connected = connected;
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  if (goblin === undefined) throw new RangeError("goblin");
  const client = new QueryClient();
  const active = (hidden: boolean) => (
    <QueryClientProvider client={client}>
      <MantineTestRoot>
        <ActiveCreature
          campaignId="camp"
          system="dnd5e"
          entry={entryOf("goblin", 12, { hidden })}
          creature={goblin}
        />
      </MantineTestRoot>
    </QueryClientProvider>
  );
  const { rerender } = render(active(false));
  return { hide: (hidden: boolean) => rerender(active(hidden)) };
}

/** Who sees the roll of the next press. */
async function audienceOfPress(): Promise<unknown> {
  vi.mocked(call).mockClear();
  const [attack] = screen.getAllByRole("button", { name: /Attaque/ });
  if (attack) fireEvent.click(attack);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  const [, { body }] = vi.mocked(call).mock.calls[0] as unknown as [unknown, { body: { audience: unknown } }];
  return body.audience;
}

it("rolls a creature's attacks and damage at the table", async () => {
  await show(true);
  const [attack] = screen.getAllByRole("button", { name: /Attaque/ });
  if (attack) fireEvent.click(attack);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
});

it("rolls for the MJ alone once it is hidden during its turn, and before the table again once it is seen", async () => {
  const { hide } = await show(true);
  expect(await audienceOfPress()).toBe("table");
  hide(true);
  expect(await audienceOfPress()).toBe("mj");
  hide(false);
  expect(await audienceOfPress()).toBe("table");
});

it("rolls as the MJ chooses, until it is hidden or seen", async () => {
  const { hide } = await show(true);
  const choice = () => screen.getByRole("checkbox", { name: "Jets pour moi seul" });
  fireEvent.click(choice());
  expect(await audienceOfPress()).toBe("mj");
  fireEvent.click(choice());
  expect(await audienceOfPress()).toBe("table");
  hide(true);
  expect(await audienceOfPress()).toBe("mj");
  fireEvent.click(choice());
  expect(await audienceOfPress()).toBe("table");
  hide(false);
  hide(true);
  expect(await audienceOfPress()).toBe("mj");
});

it("offers no roll without a connection, and says why", async () => {
  await show(false);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Hors connexion : les jets de la table attendent son retour.")).toBeTruthy();
});
