import { render, screen, waitFor } from "@testing-library/react";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import type { PublicOrder } from "domain/table/initiative/publicOrder";
import { CREATURE_COLOUR, colorFor } from "domain/table/roster/playerColor";
import { expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf } from "../../testing/MemberTestRoot";
import { SharedInitiative } from "./SharedInitiative";

const entry = (id: string, name: string, value: number) => ({ id, name, value, pronouns: "", role: "" });
const ORDER = [
  entry("creature-1", "Loup gris", 18),
  entry("elowen", "Élowen", 12),
  entry("creature-2", "Bandit", 7),
];

let revision = 0;
const share = (shared?: Partial<PublicOrder>) => {
  revision += 1;
  const order = { order: ORDER, activeIndex: 0, round: 1, ...shared };
  documents.put(sharedInitiatives, ["brumes"], {
    ...{ revision, updatedAt: 0 },
    ...(shared && {
      shared: order,
    }),
  });
};

const card = () => screen.queryByRole("region", { name: "Initiative" });
const acting = () => card()?.querySelector("[aria-current=step]")?.textContent;

it("the order that the MJ shares says whose turn it is, and to a player when theirs is", async () => {
  share();
  render(<SharedInitiative campaignId="brumes" characterIds={["elowen"]} />, { wrapper: rootOf("nina") });
  expect(card()).toBeNull();
  share({});
  await waitFor(() => expect(acting()).toContain("Loup gris"));
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringContaining("Loup gris"),
    expect.stringContaining("Élowen"),
    expect.stringContaining("Bandit"),
  ]);
  expect(card()?.textContent).toContain("Tu es le prochain");
  share({ activeIndex: 1, round: 3 });
  await waitFor(() => expect(acting()).toContain("Élowen"));
  expect(card()?.textContent).toContain("À toi de jouer");
  expect(card()?.textContent).toContain("Round 3");
  expect(screen.getByRole("status").textContent).toBe("À toi de jouer. Round 3 : Élowen joue.");
  share({ activeIndex: 1, round: 3, mjPlays: true });
  await waitFor(() => expect(card()?.textContent).toContain("Le MJ joue"));
  expect(acting()).toBeUndefined();
  expect(card()?.textContent).not.toContain("À toi de jouer");
  share();
  await waitFor(() => expect(card()).toBeNull());
});

it("has the colours of the strip and the map, and strikes out who is dead", async () => {
  share({ order: ORDER.map((one) => (one.id === "creature-2" ? { ...one, dead: true } : one)) });
  render(<SharedInitiative campaignId="brumes" characterIds={[]} />, { wrapper: rootOf("nina") });
  await waitFor(() => expect(acting()).toContain("Loup gris"));
  const rows = screen.getAllByRole("listitem");
  const colours = rows.map((row) => row.querySelector("i")?.style.getPropertyValue("--dot"));
  expect(colours).toEqual([CREATURE_COLOUR, colorFor("elowen"), CREATURE_COLOUR]);
  expect(rows.map(({ dataset }) => dataset.dead)).toEqual([undefined, undefined, "true"]);
  expect(rows[2]?.textContent).toContain("Mort");
});

it("where the MJ shows the turn alone, a hidden one's turn is the MJ's, without an order", async () => {
  share({ order: ORDER.slice(0, 1), turnOnly: true });
  render(<SharedInitiative campaignId="brumes" characterIds={["elowen"]} />, { wrapper: rootOf("nina") });
  await waitFor(() => expect(acting()).toContain("Loup gris"));
  expect(card()?.textContent).not.toContain("Tu es le prochain");
  share({ order: [], turnOnly: true, mjPlays: true });
  await waitFor(() => expect(card()?.textContent).toContain("Le MJ joue"));
  expect(screen.queryByRole("list")).toBeNull();
});
