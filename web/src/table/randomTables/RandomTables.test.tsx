import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRandomTable, listRandomTables, rollRandomTable } from "domain/api/randomTables";
import { beforeAll, beforeEach, expect, it } from "vitest";
import "../../live/testing/documents";
import { answers, refusal, sent } from "../../testing/answers";
import { tableRoll } from "../../testing/fixtures";
import { MemberTestRoot, toasts } from "../../testing/MemberTestRoot";
import DiceDialog from "../dice/DiceDialog";

const RUMOURS = {
  ...{ id: "rumeurs", name: "Rumeurs", version: 1 },
  rows: [{ weight: 3, text: "Le meunier n'a plus d'ombre." }],
};
const params = { system: "dnd5e", id: "brumes" };

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
const show = () => {
  render(<DiceDialog campaignId="brumes" system="dnd5e" onClose={() => {}} />, {
    wrapper: ({ children }) => <MemberTestRoot member={{ uid: "mj" }}>{children}</MemberTestRoot>,
  });
  press("Tables aléatoires");
};

// Loaded on demand: not while a test waits for it.
beforeAll(() => import("./RandomTables"), 60_000);
beforeEach(() => answers.on(listRandomTables, [RUMOURS]));

it("a random table says what it lacks, how the faces fall to its rows, and is on the list once it is saved", async () => {
  answers.on(listRandomTables, []);
  answers.on(createRandomTable, RUMOURS);
  show();
  await screen.findByText("Aucune table : rumeurs, rencontres, butin…");
  press("Nouvelle table");
  press("Enregistrer");
  await screen.findByText("Donne un nom à la table.");
  expect(screen.getAllByText("Écris ce qui arrive.")).toHaveLength(2);
  expect(sent(createRandomTable)).toEqual([]);
  type("Nom de la table", "Rumeurs");
  type("Poids de la ligne 1", "3");
  type("Ligne 1", "Le meunier n'a plus d'ombre.");
  await screen.findByText("1 à 3");
  press("Retirer la ligne 2");
  answers.on(listRandomTables, [RUMOURS]);
  press("Enregistrer");
  await screen.findByRole("button", { name: "Lancer Rumeurs" });
  expect(sent(createRandomTable)).toEqual([
    { params, body: { name: "Rumeurs", rows: RUMOURS.rows, requestId: expect.any(String) } },
  ]);
});

it("a random table is rolled by a press, before the table or for the MJ alone", async () => {
  answers.on(rollRandomTable, tableRoll({ label: "Rumeurs : Le meunier n'a plus d'ombre." }));
  show();
  const alone = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Pour le MJ seul" });
  if (alone().checked) fireEvent.click(alone());
  const rolled = () => sent(rollRandomTable).map(({ body }) => body.audience);
  fireEvent.click(await screen.findByRole("button", { name: "Lancer Rumeurs" }));
  await waitFor(() => expect(rolled()).toEqual(["table"]));
  await screen.findByText(/Le meunier n'a plus d'ombre\./);
  fireEvent.click(alone());
  press("Lancer Rumeurs");
  await waitFor(() => expect(rolled()).toEqual(["table", "mj"]));
});

it("a roll on a random table that fails is said", async () => {
  answers.on(rollRandomTable, refusal("too-many-requests"));
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Lancer Rumeurs" }));
  await waitFor(() => expect(toasts).toHaveLength(1));
});
