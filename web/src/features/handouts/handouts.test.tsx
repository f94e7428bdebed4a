import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getCampaign } from "domain/api/campaigns";
import {
  createHandout,
  deleteHandout,
  putHandoutPicture,
  saveHandoutNote,
  showHandout,
  updateHandout,
  withdrawHandout,
} from "domain/api/handouts";
import { campaigns } from "domain/documents/campaign";
import {
  type HandoutDocument,
  handoutNotes,
  handouts,
  type ShownHandoutDocument,
  shownHandouts,
} from "domain/documents/handout";
import { members } from "domain/documents/member";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { copyOf, handoutNoteOf, letterOf } from "domain/testing/handouts";
import { Route, Routes } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import { answers, failing, loseNetwork, sent } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import HandoutsScreen from "./HandoutsScreen";

vi.mock("../../browser/smallPicture", () => ({
  smallPicture: async (file: File) => {
    if (file.type !== "image/png") throw new Error("no picture");
    return "aW1hZ2U=";
  },
}));

const campaign = campaignOf({ name: "Les Brumes", memberIds: ["alice", "bob"] });

// What is loaded on demand: not while a test waits for it.
beforeAll(
  () =>
    Promise.all([
      import("../../table/handouts/HandoutForm"),
      import("../../table/handouts/ShowHandout"),
      import("../../ui/Markdown"),
    ]),
  60_000,
);

beforeEach(() => {
  localStorage.clear();
  answers.on(getCampaign, campaignViewOf("c", campaign));
  for (const call of [deleteHandout, showHandout, withdrawHandout]) answers.on(call, null);
  answers.on(createHandout, { id: "made", version: 1 });
  answers.on(updateHandout, { id: "letter", version: 2 });
  answers.on(putHandoutPicture, { version: 3 });
  documents.put(campaigns, ["c"], campaign);
  for (const [uid, name] of [
    ["alice", "Alice"],
    ["bob", "Bob"],
  ] as const)
    documents.put(members, ["c", uid], { uid, name, pronouns: "", joinedAt: NOW });
});

const write = (id: string, change: Partial<HandoutDocument> = {}) =>
  documents.put(handouts, ["c", id], letterOf("mj", { updatedAt: NOW, ...change }));
const show = (handoutId: string, audience: string, change: Partial<ShownHandoutDocument> = {}) => {
  const [id, copy] = copyOf(handoutId, audience, { shownAt: NOW, updatedAt: NOW, ...change });
  documents.put(shownHandouts, ["c", id], copy);
};

const open = (uid: string, place = "") =>
  render(
    <Routes>
      <Route path="/campaign/:id/aides" element={<HandoutsScreen />} />
      <Route path="/campaign/:id/aides/:handout" element={<HandoutsScreen />} />
    </Routes>,
    { wrapper: rootOf(uid, { at: `/campaign/c/aides${place}?system=dnd5e` }) },
  );
const listed = async () =>
  within(await screen.findByRole("list", { name: "Aides de jeu" }))
    .getAllByRole("link")
    .map((link) => link.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("a player's collection", () => {
  it("has what was shown to all and to them, the newest first, with its evening", async () => {
    show("letter", "table", { evening: { id: "e4", number: 4 } });
    show("map", "alice", { kind: "map", title: "Le vieux plan", shownAt: NOW + 1 });
    show("other", "bob", { title: "Pour Bob" });
    open("alice");
    expect(await listed()).toEqual(["Le vieux planPlan", "La lettre de StrahdLettre · Séance 4"]);
    expect(screen.queryByRole("button", { name: /Montrer/ })).toBeNull();
  });

  it("says what it is for while it is empty, and where it cannot be read", async () => {
    open("alice");
    expect(await screen.findByText(/Rien encore/)).toBeTruthy();
    act(() => documents.refuse(shownHandouts, "c", "letter~table"));
    expect(await screen.findByText("Les aides de jeu n'ont pas pu être lues.")).toBeTruthy();
  });

  it("gives its older part when it is asked for", async () => {
    for (let place = 0; place < 21; place += 1)
      show(`letter-${place}`, "table", { title: `Pli ${place}`, shownAt: NOW - place });
    open("alice");
    expect(await listed()).toHaveLength(20);
    press("Plus ancien");
    await waitFor(async () => expect(await listed()).toHaveLength(21));
    expect(screen.queryByRole("button", { name: "Plus ancien" })).toBeNull();
  });
});

describe("a handout that a player reads", () => {
  it("changes with what the MJ writes, grows with what is shown, and goes when it is taken back", async () => {
    show("letter", "table", { evening: { id: "e4", number: 4 } });
    open("alice", "/letter");
    expect(await screen.findByRole("heading", { level: 1, name: "La lettre de Strahd" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "séance 4" }).getAttribute("href")).toBe(
      "/campaign/c/seances/e4?system=dnd5e",
    );
    expect((await screen.findByText("brisé")).tagName).toBe("STRONG");
    show("letter", "alice", {
      parts: [{ id: "part-secret", title: "Le secret", text: "Du sang." }],
      pictureId: "seal",
    });
    expect(await screen.findByText("Du sang.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "La lettre de Strahd" }).getAttribute("src")).toBe(
      "/api/campaigns/c/handout-pictures/seal",
    );
    documents.remove(shownHandouts, "c", "letter~alice");
    documents.remove(shownHandouts, "c", "letter~table");
    expect(await screen.findByText("Cette aide de jeu ne t'est pas montrée, ou ne l'est plus.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Toutes les aides de jeu" })).toBeTruthy();
  });
});

describe("without a network", () => {
  it("what this device keeps of a handout is read", async () => {
    loseNetwork();
    documents.delay(shownHandouts, "c", "letter~alice");
    show("letter", "table");
    open("alice", "/letter");
    expect(await screen.findByText("brisé")).toBeTruthy();
  });

  it("what it does not keep is said to be out of reach, a page of it and the list", async () => {
    loseNetwork();
    for (const audience of ["alice", "table"]) documents.delay(shownHandouts, "c", `letter~${audience}`);
    const { unmount } = open("alice", "/letter");
    expect(await screen.findByText("Impossible de charger cette aide de jeu.")).toBeTruthy();
    unmount();
    open("alice");
    expect(await screen.findByText("Les aides de jeu n'ont pas pu être lues.")).toBeTruthy();
  });
});

describe("notes of a handout", () => {
  const note = (uid: string, audience: "self" | "table", text: string) =>
    documents.put(
      handoutNotes,
      ["c", `letter~${uid}~${audience}`],
      handoutNoteOf(uid, { audience, text, name: uid, updatedAt: NOW }),
    );

  it("are the reader's own, and the others' for all", async () => {
    answers.on(saveHandoutNote, { revision: 1 });
    show("letter", "table");
    note("alice", "table", "On y va.");
    note("bob", "table", "Un piège !");
    note("mj", "table", "À relire.");
    open("alice", "/letter");
    const own = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Pour la table" });
    await waitFor(() => expect(own.value).toBe("On y va."));
    expect(await screen.findByText("Un piège !")).toBeTruthy();
    expect(screen.getByText("À relire.")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "Pour moi" }), { target: { value: "Fuir." } });
    fireEvent.blur(screen.getByRole("textbox", { name: "Pour moi" }));
    await waitFor(() =>
      expect(sent(saveHandoutNote)).toEqual([
        {
          params: { system: "dnd5e", id: "c", handoutId: "letter", audience: "self" },
          body: { text: "Fuir.", revision: 0 },
        },
      ]),
    );
  });

  it("stay with their author when the handout is taken back, and begin with none", async () => {
    note("alice", "self", "Je m'en souviens.");
    open("alice", "/letter");
    expect(await screen.findByText("Cette aide de jeu ne t'est pas montrée, ou ne l'est plus.")).toBeTruthy();
    const own = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Pour moi" });
    await waitFor(() => expect(own.value).toBe("Je m'en souviens."));
    expect(screen.queryByRole("textbox", { name: "Pour la table" })).toBeNull();
  });

  it("are the MJ's too, beside what they prepared", async () => {
    write("letter");
    open("mj", "/letter");
    expect(await screen.findByRole("textbox", { name: "Pour moi" })).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Pour la table" })).toBeTruthy();
  });
});

describe("the MJ's handouts", () => {
  it("are listed with who reads them, each a press from being shown", async () => {
    write("letter", { readers: { "part-known": "table" } });
    write("clue", {
      title: "L'empreinte",
      kind: "clue",
      readers: { "part-known": ["bob"] },
      readerUids: ["bob"],
    });
    write("face", { title: "Ireena", kind: "person" });
    open("mj");
    await waitFor(async () =>
      expect((await listed()).toSorted()).toEqual([
        "IreenaPersonnePas encore montrée",
        "L'empreinteIndiceBob",
        "La lettre de StrahdLettreToute la table",
      ]),
    );
    press("Montrer : Ireena");
    const dialog = await screen.findByRole("dialog", { name: "Montrer « Ireena »" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Montrer" }));
    await waitFor(() =>
      expect(sent(showHandout)).toEqual([
        {
          params: expect.objectContaining({ id: "c", handoutId: "face" }),
          body: { parts: ["part-known"], to: "table" },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are shown part by part, to whom the MJ chooses", async () => {
    write("letter", { pictureId: "seal", readers: { "part-known": "table" } });
    open("mj", "/letter");
    expect(await screen.findByText("L'encre est du sang.")).toBeTruthy();
    const secret = screen.getByRole("region", { name: "Le secret" });
    expect(within(secret).getByText("Vue par : Personne encore")).toBeTruthy();
    fireEvent.click(within(secret).getByRole("button", { name: "Montrer : Le secret" }));
    const dialog = await screen.findByRole("dialog", { name: "Montrer « La lettre de Strahd »" });
    expect(within(dialog).getByRole("checkbox", { name: "Le secret (secret)" })).toHaveProperty(
      "checked",
      true,
    );
    expect(within(dialog).getByRole("checkbox", { name: "L'image" })).toHaveProperty("checked", false);
    fireEvent.click(await within(dialog).findByRole("checkbox", { name: "Bob" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Montrer" }));
    await waitFor(() =>
      expect(sent(showHandout)[0]?.body).toEqual({ parts: ["part-secret"], to: ["alice"] }),
    );
  });

  it("come on the table's screen too, where they are for all", async () => {
    write("letter");
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Montrer : La lettre de Strahd" }));
    const dialog = await screen.findByRole("dialog");
    const also = within(dialog).getByRole("checkbox", { name: "Aussi sur l'écran de la table" });
    fireEvent.click(also);
    const alice = await within(dialog).findByRole("checkbox", { name: "Alice" });
    fireEvent.click(alice);
    expect(also).toMatchObject({ checked: false, disabled: true });
    fireEvent.click(alice);
    expect(also).toMatchObject({ checked: true, disabled: false });
    fireEvent.click(within(dialog).getByRole("button", { name: "Montrer" }));
    await waitFor(() =>
      expect(sent(showHandout)[0]?.body).toEqual({ parts: ["part-known"], to: "table", onScreen: true }),
    );
  });

  it("are shown to nobody where everybody is taken out, and say why they could not be", async () => {
    answers.on(showHandout, failing(new HttpError(404, { error: "Joueur introuvable." })));
    write("letter");
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Montrer : La lettre de Strahd" }));
    const dialog = await screen.findByRole("dialog");
    const submit = within(dialog).getByRole("button", { name: "Montrer" });
    for (const name of ["Alice", "Bob"])
      fireEvent.click(await within(dialog).findByRole("checkbox", { name }));
    expect(submit).toHaveProperty("disabled", true);
    fireEvent.click(within(dialog).getByRole("checkbox", { name: "Alice" }));
    fireEvent.click(submit);
    await waitFor(() => expect(toasts).toMatchObject([{ tone: "error", text: "Joueur introuvable." }]));
  });

  it("are taken back whole or by a part, and deleted after a question", async () => {
    write("letter", { readers: { "part-known": "table", "part-secret": ["bob"] }, readerUids: ["bob"] });
    open("mj", "/letter");
    fireEvent.click(await screen.findByRole("button", { name: "Retirer : Le secret" }));
    await waitFor(() => expect(sent(withdrawHandout)[0]?.body).toEqual({ parts: ["part-secret"] }));
    press("Tout retirer");
    await waitFor(() => expect(sent(withdrawHandout)[1]?.body).toEqual({}));
    press("Supprimer");
    const dialog = await screen.findByRole("dialog", { name: "Supprimer « La lettre de Strahd » ?" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(sent(deleteHandout)).toHaveLength(1));
    expect(await screen.findByRole("list", { name: "Aides de jeu" })).toBeTruthy();
  });
});

describe("writing a handout", () => {
  const fill = (dialog: HTMLElement, label: string | RegExp, value: string) =>
    fireEvent.change(within(dialog).getByRole("textbox", { name: label }), { target: { value } });

  it("makes one of a title, parts and a picture, and leads to it", async () => {
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Nouvelle aide de jeu" }));
    const dialog = await screen.findByRole("dialog", { name: "Nouvelle aide de jeu" });
    const save = within(dialog).getByRole("button", { name: "Enregistrer" });
    fireEvent.click(save);
    expect(await within(dialog).findByText("Donne un titre à cette aide de jeu.")).toBeTruthy();
    fill(dialog, "Titre", "  La lettre ");
    fill(dialog, "Texte", "Viens.");
    fireEvent.click(within(dialog).getByRole("button", { name: "Ajouter une partie" }));
    fill(dialog, "Partie 2", "Ne viens pas.");
    const file = (type: string) => new File(["x"], "x", { type });
    const picker = dialog.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(picker, { target: { files: [file("image/gif")] } });
    await waitFor(() => expect(toasts).toHaveLength(1));
    fireEvent.change(picker, { target: { files: [file("image/png")] } });
    await within(dialog).findByRole("img");
    fireEvent.click(save);
    await waitFor(() => expect(sent(putHandoutPicture)[0]?.body.image).toBe("aW1hZ2U="));
    expect(sent(createHandout)[0]?.body).toMatchObject({
      ...{ kind: "letter", title: "  La lettre " },
      parts: [
        { title: "", text: "Viens.", secret: false },
        { title: "", text: "Ne viens pas.", secret: true },
      ],
    });
    expect(await screen.findByText("Chargement de l'aide de jeu...").catch(() => true)).toBeTruthy();
  });

  it("is not made twice where its picture alone failed", async () => {
    answers.once(putHandoutPicture, failing(new HttpError(413, null)));
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Nouvelle aide de jeu" }));
    const dialog = await screen.findByRole("dialog");
    fill(dialog, "Titre", "La lettre");
    const picker = dialog.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(picker, { target: { files: [new File(["x"], "x", { type: "image/png" })] } });
    await within(dialog).findByRole("img");
    fireEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    fireEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(sent(putHandoutPicture)).toHaveLength(2));
    expect(sent(createHandout)).toHaveLength(1);
    expect(sent(updateHandout)).toMatchObject([{ params: { handoutId: "made" }, body: { version: 1 } }]);
  });

  it("changes one from the version that was opened", async () => {
    answers.on(updateHandout, failing(new HttpError(409, { error: "Quelqu'un d'autre a modifié." })));
    write("letter", { version: 4 });
    open("mj", "/letter");
    fireEvent.click(await screen.findByRole("button", { name: "Modifier" }));
    const dialog = await screen.findByRole("dialog", { name: "Modifier l'aide de jeu" });
    write("letter", { version: 5 });
    fill(dialog, "Titre", "Le pli");
    fireEvent.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
    await waitFor(() =>
      expect(sent(updateHandout)).toMatchObject([{ body: { version: 4, title: "Le pli" } }]),
    );
    expect(screen.getByRole("dialog"), "what was typed stays").toBeTruthy();
  });
});
