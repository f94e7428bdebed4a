import { fireEvent, render, screen } from "@testing-library/react";
import { ask } from "domain/api/asks";
import { characters } from "domain/documents/character";
import { saveOfUse } from "domain/games/saves";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import AskForSave from "./AskForSave";

beforeEach(() => {
  const table = { campaignId: "brumes" };
  documents.put(characters, ["borin"], characterOf({ ...table, name: "Borin", userId: "leo" }));
  documents.put(characters, ["guard"], characterOf({ ...table, name: "Garde", userId: "mona" }));
});

const save = saveOfUse({ use: "cast", save: { ability: "dex", difficulty: 13 } });
if (save === undefined) throw new Error("no save");

type Target = { id: string; name: string; kind?: "creature" };

const show = (target: Target) =>
  render(
    <AskForSave campaignId="brumes" roll={{ label: "Mains brûlantes (niv. 1)", target }} save={save} />,
    { wrapper: rootOf("mona") },
  );

it("asks the player of whom a spell meets for the save, with its DC and the spell's name", async () => {
  const trait = "Sauvegarde de Dextérité";
  const content = { kind: "roll", trait, difficulty: 13, secret: false } as const;
  answers.on(ask, {
    ...{ id: "a1", uid: "mona", content, targets: ["leo"], answeredBy: [], createdAt: 1, expiresAt: 2 },
  });
  show({ id: "borin", name: "Borin" });
  fireEvent.click(screen.getByRole("button", { name: "Demander : Sauvegarde de Dextérité, DD 13" }));
  expect(await screen.findByText("Demandé : Sauvegarde de Dextérité")).toBeTruthy();
  expect(sent(ask)).toMatchObject([
    {
      params: { id: "brumes", system: "dnd5e" },
      body: { content: { ...content, cause: "Mains brûlantes (niv. 1)" }, heroes: ["borin"] },
    },
  ]);
});

it("has nobody to ask for creatures and for the MJ's own characters", () => {
  show({ id: "creature-1", name: "Gobelin", kind: "creature" });
  show({ id: "guard", name: "Garde" });
  expect(screen.queryByRole("button")).toBeNull();
});
