import { act, render, screen, within } from "@testing-library/react";
import { type AskDocument, asks } from "domain/documents/ask";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { NOW } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { characterView } from "../../../testing/fixtures";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { OwnHeroes } from "./OwnHeroes";

const ASKED = "Le MJ te demande un jet";
const askOf = (change: Partial<AskDocument> = {}): AskDocument => ({
  ...{ uid: "mj", targets: ["nina"], answeredBy: [], createdAt: NOW, expiresAt: Date.now() + 3_600_000 },
  content: { kind: "roll", trait: "Perception", secret: false },
  ...change,
});
const show = (...openTables: string[]) =>
  render(
    <OwnHeroes
      characters={[
        characterView({ id: "lorien", name: "Lorien", campaign: { id: "brumes", name: "Les Brumes" } }),
        characterView({ id: "elowen", name: "Elowen" }),
      ]}
      openTables={new Set(openTables)}
    />,
    { wrapper: MemberTestRoot },
  );

it("says on a hero's card that the MJ of its open table waits for a roll, until it is made", async () => {
  documents.put(asks, ["brumes", "card"], askOf({ content: { kind: "card", text: "Un sceau brisé." } }));
  documents.put(asks, ["brumes", "roll"], askOf());
  show("brumes");
  const card = screen.getByRole("link", { name: "Lorien" }).closest("li") ?? document.body;
  const ask = await within(card).findByRole("link", { name: ASKED });
  expect(ask.getAttribute("href")).toBe("/character/lorien?system=dnd5e");
  documents.put(asks, ["brumes", "roll"], askOf({ answeredBy: ["nina"] }));
  expect(screen.queryByText(ASKED)).toBeNull();
});

it("says on a hero's card that it is its turn, as long as it is", async () => {
  const fighter = (id: string) => ({ id, name: id, pronouns: "", role: "", value: 10 });
  const turnOf = (activeIndex: number) =>
    documents.put(sharedInitiatives, ["brumes"], {
      shared: { order: [fighter("lorien"), fighter("loup")], activeIndex, round: 1 },
      ...{ revision: activeIndex, updatedAt: NOW },
    });
  turnOf(0);
  show("brumes");
  const card = screen.getByRole("link", { name: "Lorien" }).closest("li") ?? document.body;
  const turn = await within(card).findByRole("link", { name: "À toi de jouer" });
  expect(turn.getAttribute("href")).toBe("/character/lorien?system=dnd5e");
  act(() => turnOf(1));
  expect(screen.queryByText("À toi de jouer")).toBeNull();
});

it("asks nothing of a table that is not open", async () => {
  documents.put(asks, ["brumes", "roll"], askOf());
  show();
  await act(async () => void (await import("./HeroAsks")));
  expect(screen.queryByText(ASKED)).toBeNull();
});
