import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ask } from "domain/api/asks";
import { createHandout, putHandoutPicture, showHandout } from "domain/api/handouts";
import { campaigns } from "domain/documents/campaign";
import { members } from "domain/documents/member";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { beforeEach, expect, it, vi } from "vitest";
import { HttpError } from "../../http/request";
import { documents } from "../../live/testing/documents";
import { answers, failing, sent } from "../../testing/answers";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import ShowDialog from "./ShowDialog";

vi.mock("../../browser/smallPicture", () => ({ smallPicture: async () => "aW1hZ2U=" }));

const TABLE = { id: "c", system: "dnd5e" } as const;

beforeEach(() => {
  documents.put(campaigns, ["c"], campaignOf({ memberIds: ["alice"] }));
  documents.put(members, ["c", "alice"], { uid: "alice", name: "Alice", pronouns: "", joinedAt: NOW });
  answers.on(ask, ({ body: { requestId, content } }) => ({
    ...{ id: requestId, uid: "mj", content, targets: ["alice"], answeredBy: [], createdAt: NOW },
    expiresAt: NOW + 1,
  }));
  answers.on(createHandout, { id: "made", version: 1 });
  answers.on(putHandoutPicture, { version: 2 });
  answers.on(showHandout, null);
});

const open = () => render(<ShowDialog table={TABLE} onClose={() => undefined} />, { wrapper: rootOf("mj") });
const write = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Texte" }), { target: { value } });
const keep = () => fireEvent.click(screen.getByRole("checkbox", { name: "Garder dans les aides de jeu" }));
const show = () => fireEvent.click(screen.getByRole("button", { name: "Montrer" }));

it("shows a text once, and makes nothing that stays", async () => {
  open();
  write("La porte s'ouvre.");
  show();
  await waitFor(() => expect(sent(ask)).toHaveLength(1));
  expect(sent(createHandout)).toEqual([]);
});

it("keeps what was not prepared as a handout, called by its first line, and shows it to all", async () => {
  open();
  write("Une affiche.\nOn recherche Ireena.");
  const picker = document.querySelector<HTMLInputElement>("input[type=file]");
  if (picker) fireEvent.change(picker, { target: { files: [new File(["x"], "x", { type: "image/png" })] } });
  await screen.findByRole("img", { name: "Ce que tu vas montrer" });
  keep();
  show();
  await waitFor(() => expect(sent(showHandout)).toHaveLength(1));
  const { title, parts } = sent(createHandout)[0]?.body ?? {};
  expect([title, parts?.map(({ text }) => text)]).toEqual([
    "Une affiche.",
    ["Une affiche.\nOn recherche Ireena."],
  ]);
  const shown = sent(showHandout)[0];
  expect(shown?.params.handoutId).toBe("made");
  expect(shown?.body).toEqual({ parts: [parts?.[0]?.id, "picture"], to: "table" });
  expect(toasts).toMatchObject([{ text: "Montrée : les joueurs la gardent dans leurs aides de jeu." }]);
});

it("makes one handout alone where showing it failed, and is shown on the table's screen", async () => {
  answers.once(showHandout, failing(new HttpError(403, { error: "Pas maintenant." })));
  open();
  write("Psst");
  keep();
  fireEvent.click(screen.getByRole("radio", { name: "L'écran de la table" }));
  show();
  await waitFor(() => expect(toasts).toMatchObject([{ text: "Pas maintenant." }]));
  show();
  await waitFor(() => expect(sent(showHandout)).toHaveLength(2));
  const [first, second] = sent(createHandout).map(({ body }) => body.requestId);
  expect(first).toBe(second);
  expect(sent(showHandout)[1]?.body).toMatchObject({ to: "table", onScreen: true });
});
