import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { entryOf } from "domain/testing/initiative";
import { expect, it, vi } from "vitest";
import { answers, loseNetwork, sent } from "../../testing/answers";
import { tableRoll } from "../../testing/fixtures";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import ActiveCreature from "./ActiveCreature";

vi.mock("../rolls/TargetChoice", () => ({ default: () => null }));
// What is spent is counted in the fight, which there is none of.
vi.mock("./useCreatureUses", () => ({
  useCreatureUses: () => ({ uses: [], left: () => 0, spend: vi.fn() }),
}));

async function show() {
  answers.on(rollForTable, tableRoll());
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  if (goblin === undefined) throw new RangeError("goblin");
  const active = (hidden: boolean) => (
    <ActiveCreature
      campaignId="camp"
      system="dnd5e"
      entry={entryOf("goblin", 12, { hidden })}
      creature={goblin}
    />
  );
  const { rerender } = render(active(false), { wrapper: MemberTestRoot });
  return { hide: (hidden: boolean) => rerender(active(hidden)) };
}

/** Who sees the roll of the next press. */
async function audienceOfPress(): Promise<unknown> {
  const before = sent(rollForTable).length;
  const [attack] = screen.getAllByRole("button", { name: /Attaque/ });
  if (attack) fireEvent.click(attack);
  await waitFor(() => expect(sent(rollForTable)).toHaveLength(before + 1));
  return sent(rollForTable).at(-1)?.body.audience;
}

it("rolls a creature's attacks and damage at the table", async () => {
  await show();
  const [attack] = screen.getAllByRole("button", { name: /Attaque/ });
  if (attack) fireEvent.click(attack);
  await waitFor(() => expect(sent(rollForTable)).toHaveLength(1));
});

it("throws the next check as the MJ's hand says, once", async () => {
  await show();
  const mode = (name: string) => screen.findByRole("button", { name: `Prochain jet : ${name}` });
  fireEvent.click(await mode("normal"));
  fireEvent.click(await mode("avantage"));
  expect(await mode("désavantage")).toBeTruthy();
  await audienceOfPress();
  expect(sent(rollForTable).at(-1)?.body.roll).toMatchObject({ mode: "disadvantage" });
  expect(await mode("normal")).toBeTruthy();
});

it("rolls for the MJ alone once it is hidden during its turn, and before the table again once it is seen", async () => {
  const { hide } = await show();
  expect(await audienceOfPress()).toBe("table");
  hide(true);
  expect(await audienceOfPress()).toBe("mj");
  hide(false);
  expect(await audienceOfPress()).toBe("table");
});

it("rolls as the MJ chooses, until it is hidden or seen", async () => {
  const { hide } = await show();
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
  loseNetwork();
  await show();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Hors connexion : les jets de la table attendent son retour.")).toBeTruthy();
});
