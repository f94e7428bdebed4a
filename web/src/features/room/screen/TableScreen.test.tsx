import { render, screen, waitFor, within } from "@testing-library/react";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { tableScreens } from "domain/documents/tableScreen";
import { playSystemOf } from "domain/games/registry/plays";
import { firstPlayState } from "domain/table/play/changePlayState";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { equippedOf } from "domain/testing/playLaws";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { rootOf } from "../../../testing/MemberTestRoot";
import { TableScreen } from "./TableScreen";

it("without a scene the table's screen has the heroes, as they come", async () => {
  const campaign = { ...campaignOf(), id: "brumes", parentId: undefined, pending: false };
  render(<TableScreen campaign={campaign} />, { wrapper: rootOf("alice") });
  await screen.findByText("La carte s'affichera ici.");
  const stats = { hp: { current: 9, max: 15 } };
  documents.put(
    playStates,
    ["lorien"],
    firstPlayState(playSystemOf("dnd5e"), "alice", equippedOf("dnd5e", stats), 0),
  );
  documents.put(characters, ["lorien"], characterOf({ campaignId: "brumes", stats }));
  const heroes = () => screen.getByRole("list", { name: "Héros" }).textContent;
  await waitFor(() => expect(heroes()).toMatch(/Lorien.*PV 9 \/ 15/s));
});

it("the order says whole names, who comes next, who is down and who is dead, and no life", async () => {
  const campaign = { ...campaignOf(), id: "brumes", parentId: undefined, pending: false };
  const stats = { hp: { current: 0, max: 15 } };
  documents.put(
    playStates,
    ["lorien"],
    firstPlayState(playSystemOf("dnd5e"), "alice", equippedOf("dnd5e", stats), 0),
  );
  documents.put(characters, ["lorien"], characterOf({ campaignId: "brumes", stats }));
  const entry = (id: string, name: string) => ({ id, name, value: 9, pronouns: "", role: "" });
  documents.put(sharedInitiatives, ["brumes"], {
    ...{ revision: 1, updatedAt: 0 },
    shared: {
      order: [
        entry("creature-1", "Dragon rouge adulte"),
        entry("maelle", "Maëlle des Trois-Rivières"),
        entry("lorien", "Lorien"),
        { ...entry("creature-2", "Gobelin 1"), dead: true },
      ],
      ...{ activeIndex: 0, round: 2 },
    },
  });
  render(<TableScreen campaign={campaign} />, { wrapper: rootOf("alice") });
  const order = await screen.findByRole("region", { name: "Initiative" });
  const rows = () =>
    within(order)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(rows()).toEqual([
      "Dragon rouge adulte",
      "Maëlle des Trois-Rivièresensuite",
      "Lorienà terre",
      "Gobelin 1mort",
    ]),
  );
  expect(order.querySelector("[aria-current=step]")?.textContent).toBe("Dragon rouge adulte");
  expect(order.textContent).toContain("Round 2");
});

it("what the MJ shows of a handout stands over everything else, until it is taken off", async () => {
  const campaign = { ...campaignOf(), id: "brumes", parentId: undefined, pending: false };
  render(<TableScreen campaign={campaign} />, { wrapper: rootOf("alice") });
  await screen.findByText("La carte s'affichera ici.");
  const parts = [
    { id: "known", title: "Ce que l'on sait", text: "Le sceau est brisé." },
    { id: "blank", title: "Vide", text: "" },
  ];
  const handout = { kind: "letter" as const, title: "La lettre", parts, pictureId: "seal" };
  documents.put(tableScreens, ["brumes"], {
    shown: { id: "letter", handout, until: Date.now() + 60_000 },
    updatedAt: 1,
  });
  const shown = screen.getByRole("region", { name: "Le MJ montre" });
  expect(within(shown).getByText("Le sceau est brisé.")).toBeTruthy();
  expect(within(shown).getByRole("img", { name: "La lettre" }).getAttribute("src")).toBe(
    "/api/campaigns/brumes/handout-pictures/seal",
  );
  expect(within(shown).queryByText("Vide"), "a part without text has no title there").toBeNull();
  documents.put(tableScreens, ["brumes"], { updatedAt: 2 });
  expect(screen.queryByRole("region", { name: "Le MJ montre" })).toBeNull();
});
