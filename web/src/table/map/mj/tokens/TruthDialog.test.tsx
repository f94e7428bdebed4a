import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { addTruth } from "domain/api/scenes";
import { handouts } from "domain/documents/handout";
import { letterOf } from "domain/testing/handouts";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../../../live/testing/documents";
import { answers, sent } from "../../../../testing/answers";
import { rootOf } from "../../../../testing/MemberTestRoot";
import TruthDialog from "./TruthDialog";

const PLAYERS = [
  { id: "nina", parentId: "c", pending: false, uid: "nina", name: "Nina", pronouns: "", joinedAt: 1 },
];

beforeEach(() => {
  answers.on(addTruth, null);
});

const open = () =>
  render(
    <TruthDialog
      {...{ campaignId: "c", system: "dnd5e", sceneId: "s", players: PLAYERS }}
      of={{ kind: "note", at: { x: 10, y: 20 } }}
      onClose={() => undefined}
    />,
    { wrapper: rootOf("mj") },
  );

it("leads from a note to a handout, whose title is its text where nothing else is written", async () => {
  documents.put(handouts, ["c", "letter"], letterOf("mj"));
  open();
  fireEvent.click(screen.getByRole("checkbox", { name: "Nina" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Aide de jeu" }), { target: { value: "letter" } });
  expect(screen.getByRole("textbox", { name: "Texte" })).toHaveProperty("value", "La lettre de Strahd");
  fireEvent.click(screen.getByRole("button", { name: "Montrer" }));
  await waitFor(() =>
    expect(sent(addTruth)[0]?.body).toMatchObject({
      uids: ["nina"],
      truth: { kind: "note", text: "La lettre de Strahd", handoutId: "letter" },
    }),
  );
});

it("offers none where none is prepared", () => {
  open();
  expect(screen.queryByRole("combobox")).toBeNull();
});
