import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getCampaign } from "domain/api/campaigns";
import { moveChest } from "domain/api/chest";
import { listItems } from "domain/api/items";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { type ChestDocument, chestLog, chestOffers, chests } from "domain/documents/chest";
import { members } from "domain/documents/member";
import { campaignOf, characterOf, NOW } from "domain/testing/campaigns";
import { CHEST, chestMoveOf, chestThingOf, giftOf, lootOf } from "domain/testing/chests";
import type { SystemId } from "domain/values/systemIds";
import { Route, Routes } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import { answers, failing, loseNetwork, sent } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import ChestScreen from "./ChestScreen";

/** The campaign, in which Alice has these heroes. */
function tableWith(heroes: Readonly<Record<string, string>> = { lia: "Lia" }, system: SystemId = "dnd5e") {
  const campaign = campaignOf({ name: "Les Brumes", memberIds: ["alice"], system });
  answers.on(getCampaign, campaignViewOf("c", campaign));
  documents.put(campaigns, ["c"], campaign);
  for (const [id, name] of Object.entries(heroes))
    documents.put(characters, [id], characterOf({ userId: "alice", name, system, campaignId: "c" }));
}

// What is loaded on demand: not while a test waits for it.
beforeAll(
  () =>
    Promise.all([
      import("../../table/chest/MoveDialog"),
      import("../../table/chest/LayLoot"),
      import("./SettleLoot"),
    ]),
  60_000,
);
beforeEach(() => {
  localStorage.clear();
  tableWith();
  answers.on(moveChest, { said: "Lia a pris Corde." });
  documents.put(members, ["c", "alice"], { uid: "alice", name: "Alice", pronouns: "", joinedAt: NOW });
});

const fill = (changes: Partial<ChestDocument> = {}) => documents.put(chests, ["c"], { ...CHEST, ...changes });
const open = (uid = "alice", system: SystemId = "dnd5e") =>
  render(
    <Routes>
      <Route path="/campaign/:id/coffre" element={<ChestScreen />} />
    </Routes>,
    { wrapper: rootOf(uid, { at: `/campaign/c/coffre?system=${system}` }) },
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const moves = () => sent(moveChest).map(({ body }) => body.move);
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const confirm = async (title: string, name: string) =>
  fireEvent.click((await dialog(title)).getByRole("button", { name }));

describe("the chest", () => {
  it("has its things by name with who put them in, its purse, and what was moved", async () => {
    fill({ things: [chestThingOf("rope", { quantity: 2, snapshot: { name: "Corde" } }), ...CHEST.things] });
    documents.put(chestLog, ["c", "m1"], chestMoveOf("alice", { createdAt: NOW }));
    documents.put(chestLog, ["c", "m2"], chestMoveOf("alice", { text: "a pris 2 po.", createdAt: NOW + 1 }));
    open();
    const list = within(await screen.findByRole("list", { name: "Objets du coffre" }));
    expect(list.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^2 × CordeLia · 15 janv\. 2027/),
      expect.stringMatching(/^3 × Potion de soins/),
    ]);
    expect(await screen.findByText("20 po")).toBeTruthy();
    const history = within(screen.getByRole("list", { name: "Historique du coffre" }));
    expect(history.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Lia a pris 2 po\./),
      expect.stringMatching(/^Lia a mis 3 × Potion de soins\./),
    ]);
  });

  it("is searched where it holds many, and shows forty of them until all are asked for", async () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      chestThingOf(`t${at}`, { snapshot: { name: `Épée ${at}` } }),
    );
    fill({ things: [...many, chestThingOf("rope", { snapshot: { name: "Corde" } })] });
    open();
    const count = () => screen.queryAllByRole("button", { name: /^Retirer : / }).length;
    await waitFor(() => expect(count()).toBe(40));
    const search = screen.getByRole("searchbox", { name: "Chercher dans le coffre" });
    fireEvent.change(search, { target: { value: "cord" } });
    expect([count(), screen.getByText("1 objet")]).toEqual([1, expect.anything()]);
    fireEvent.change(search, { target: { value: "lanterne" } });
    expect(screen.getByText("Rien de ce nom dans le coffre.")).toBeTruthy();
    fireEvent.change(search, { target: { value: "" } });
    press("Montrer 6 de plus");
    expect(count()).toBe(46);
  });

  it("says how things come into it while it is empty, and where it cannot be read", async () => {
    open();
    expect(await screen.findByText(/Rien encore/)).toBeTruthy();
    expect(await screen.findByText("Vide")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Dépenser" })).toBeNull();
    act(() => documents.refuse(chests, "c"));
    expect(await screen.findByText("Le coffre n'a pas pu être lu.")).toBeTruthy();
  });

  it("has no purse in a game that counts no money", async () => {
    tableWith({ lia: "Lia" }, "vampire");
    open("alice", "vampire");
    expect(await screen.findByText(/Rien encore/)).toBeTruthy();
    expect(screen.queryByText("Bourse")).toBeNull();
  });

  it("gives its older moves when they are asked for", async () => {
    fill();
    for (let place = 0; place < 21; place += 1)
      documents.put(chestLog, ["c", `m${place}`], chestMoveOf("alice", { createdAt: NOW - place }));
    open();
    const lines = async () =>
      within(await screen.findByRole("list", { name: "Historique du coffre" })).getAllByRole("listitem");
    expect(await lines()).toHaveLength(20);
    press("Plus ancien");
    await waitFor(async () => expect(await lines()).toHaveLength(21));
  });
});

describe("what is taken", () => {
  it("is one thing at a press, and said", async () => {
    fill({ things: [chestThingOf("rope", { snapshot: { name: "Corde" } })] });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Prendre : Corde" }));
    await waitFor(() =>
      expect(moves()).toEqual([{ kind: "take", characterId: "lia", what: { thing: { id: "rope" } } }]),
    );
    expect(toasts).toMatchObject([{ text: "Lia a pris Corde." }]);
  });

  it("is so many of several, typed as people do", async () => {
    fill();
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Prendre : 3 × Potion de soins" }));
    const asked = await dialog("Prendre : Potion de soins");
    const field = asked.getByRole("textbox", { name: "Combien (sur 3)" });
    fireEvent.change(field, { target: { value: "4" } });
    fireEvent.click(asked.getByRole("button", { name: "Prendre" }));
    expect(await asked.findByText("Écris un nombre entier de 1 à 3.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "2" } });
    fireEvent.submit(field);
    const thing = { id: "potions", quantity: 2 };
    await waitFor(() => expect(moves()).toEqual([{ kind: "take", characterId: "lia", what: { thing } }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is for one of several heroes", async () => {
    tableWith({ lia: "Lia", nox: "Nox" });
    fill({ things: [chestThingOf("rope", { snapshot: { name: "Corde" } })] });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Prendre : Corde" }));
    await confirm("Prendre : Corde", "Prendre : Nox");
    await waitFor(() => expect(moves()).toMatchObject([{ kind: "take", characterId: "nox" }]));
  });

  it("is not there any more: the sentence says so, and the same press moves it once", async () => {
    fill();
    answers.once(moveChest, failing(new HttpError(409, { error: "Cet objet n'est plus dans le coffre." })));
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Prendre : 3 × Potion de soins" }));
    await confirm("Prendre : Potion de soins", "Prendre");
    await waitFor(() => expect(toasts).toMatchObject([{ text: "Cet objet n'est plus dans le coffre." }]));
    await confirm("Prendre : Potion de soins", "Prendre");
    await waitFor(() => expect(sent(moveChest)).toHaveLength(2));
    const [first, second] = sent(moveChest).map(({ body }) => body.requestId);
    expect(first).toBe(second);
  });

  it("is nothing without a network, and by who has no hero", async () => {
    fill();
    open("mj");
    expect(await screen.findByRole("button", { name: "Retirer : 3 × Potion de soins" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Prendre/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Déposer" })).toBeNull();
    act(() => loseNetwork());
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>("button", { name: "Retirer : 3 × Potion de soins" }).disabled,
      ).toBe(true),
    );
  });
});

describe("the purse", () => {
  it("takes coins of a hero, and gives no more than it has", async () => {
    fill();
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Déposer" }));
    const into = await dialog("Déposer");
    fireEvent.change(into.getByRole("textbox", { name: "po" }), { target: { value: "4" } });
    fireEvent.click(into.getByRole("button", { name: "Déposer" }));
    const put = { kind: "put", characterId: "lia", what: { coins: { gp: 4 } } };
    await waitFor(() => expect(moves()).toEqual([put]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press("Prendre");
    const from = await dialog("Prendre");
    fireEvent.change(from.getByRole("textbox", { name: "po (sur 20)" }), { target: { value: "21" } });
    fireEvent.click(from.getByRole("button", { name: "Prendre" }));
    expect(await from.findByText("Écris un nombre entier de 0 à 20.")).toBeTruthy();
    expect(moves()).toHaveLength(1);
  });

  it("gives a hero's coins to another hero, who may take them", async () => {
    documents.put(characters, ["kael"], characterOf({ userId: "bob", name: "Kaël", campaignId: "c" }));
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Donner" }));
    const given = await dialog("Donner");
    fireEvent.change(given.getByRole("textbox", { name: "po" }), { target: { value: "3" } });
    expect(given.queryByRole("button", { name: "À Lia" })).toBeNull();
    fireEvent.click(given.getByRole("button", { name: "À Kaël" }));
    const give = { kind: "give", characterId: "lia", to: "kael", what: { coins: { gp: 3 } } };
    await waitFor(() => expect(moves()).toEqual([give]));
  });

  it("is spent for something, as a thing is", async () => {
    fill();
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Dépenser" }));
    const spent = await dialog("Dépenser");
    fireEvent.change(spent.getByRole("textbox", { name: "po (sur 20)" }), { target: { value: "2" } });
    fireEvent.change(spent.getByRole("textbox", { name: /^Pour quoi/ }), {
      target: { value: " La nuit  à l'auberge " },
    });
    fireEvent.click(spent.getByRole("button", { name: "Dépenser" }));
    await waitFor(() =>
      expect(moves()).toEqual([{ kind: "spend", what: { coins: { gp: 2 } }, on: "La nuit à l'auberge" }]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press("Retirer : 3 × Potion de soins");
    await confirm("Retirer : Potion de soins", "Retirer");
    const thing = { id: "potions", quantity: 1 };
    await waitFor(() => expect(moves().at(-1)).toEqual({ kind: "spend", what: { thing }, on: "" }));
  });
});

describe("what is on its way", () => {
  const offered = (from: string, to: string) =>
    documents.put(chestOffers, ["c"], { gifts: [giftOf(from, to)], updatedAt: NOW });
  const line = async () =>
    within(await screen.findByRole("list", { name: "Dons en attente" })).getByRole("listitem");

  it.each([
    ["alice", "bob", "Lia offre Dague à KaëlReprendre"],
    ["bob", "alice", "Lia t'offre Dague (pour Kaël)AccepterRefuser"],
    ["bob", "mj", "Lia offre Dague à Kaël"],
  ])("is for some to answer and for others to take back (%s to %s)", async (from, to, text) => {
    offered(from, to);
    open();
    expect((await line()).textContent).toBe(text);
  });

  it("is taken back by the MJ, and gone from there once it is", async () => {
    offered("alice", "bob");
    open("mj");
    await line();
    press("Reprendre : Dague");
    await waitFor(() => expect(moves()).toEqual([{ kind: "withdraw", giftId: "dagger" }]));
    act(() => documents.put(chestOffers, ["c"], { gifts: [], updatedAt: NOW }));
    expect(screen.queryByText("Dons en attente")).toBeNull();
  });
});

describe("a loot that lies open", () => {
  const party = (characterId: string, name: string) => ({ uid: characterId, characterId, name });
  const lay = (loot = lootOf()) =>
    act(() => documents.put(chestOffers, ["c"], { gifts: [], loots: [loot], updatedAt: NOW }));
  /** Lia wants the daggers, and Kaël all. */
  const claimed = (daggers = 1) => {
    const [lia, kael] = [party("lia", "Lia"), party("kael", "Kaël")];
    const [dagger, ...others] = lootOf().things.map((thing) => ({ ...thing, claims: [kael] }));
    if (dagger === undefined) throw new Error("no loot");
    const wanted = { ...dagger, entry: { ...dagger.entry, quantity: daggers }, claims: [lia, kael] };
    return lootOf({ things: [wanted, ...others] });
  };
  const lines = async () =>
    within(await screen.findByRole("list", { name: "Butin : Le trésor" })).getAllByRole("listitem");

  it("says what is in it and who wants what, and is wanted or not at a press", async () => {
    lay(claimed());
    open();
    expect((await lines()).map((line) => line.textContent)).toEqual([
      "DagueLia et Kaël le veulentJe le veux",
      "LettreKaël le veutJe le veux",
    ]);
    expect(screen.getByText("100 po")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Répartir" })).toBeNull();
    press("Je le veux : Lettre");
    const claim = { kind: "claim", lootId: "hoard", characterId: "lia" };
    await waitFor(() => expect(moves()).toEqual([{ ...claim, thingId: "letter", claimed: true }]));
    expect(screen.getByRole("button", { name: "Je le veux : Dague" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    await waitFor(() => press("Je le veux : Dague"));
    await waitFor(() => expect(moves().at(-1)).toEqual({ ...claim, thingId: "dagger", claimed: false }));
    expect(toasts).toEqual([]);
  });

  it("is wanted for one of several heroes", async () => {
    tableWith({ lia: "Lia", nox: "Nox" });
    lay();
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Pour Nox : Dague" }));
    await waitFor(() =>
      expect(moves()).toMatchObject([{ kind: "claim", characterId: "nox", claimed: true }]),
    );
  });

  it("is dealt out by the MJ: to who alone wants it, coins in equal parts, the rest to the chest", async () => {
    documents.put(characters, ["kael"], characterOf({ userId: "bob", name: "Kaël", campaignId: "c" }));
    documents.put(characters, ["nox"], characterOf({ userId: "zoe", name: "Nox", campaignId: "c" }));
    lay(claimed());
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Répartir" }));
    const asked = await dialog("Répartir : Le trésor");
    const keeper = (name: RegExp) => asked.getByRole<HTMLSelectElement>("combobox", { name }).value;
    expect([keeper(/^Dague/), keeper(/^Lettre/)]).toEqual(["", "kael"]);
    expect(asked.getByText("Voulu par Lia et Kaël")).toBeTruthy();
    expect(asked.getByRole("status").textContent).toBe("33 po chacun, 1 po au coffre");
    fireEvent.change(asked.getByRole("combobox", { name: /^Dague/ }), { target: { value: "lia" } });
    fireEvent.click(asked.getByRole("checkbox", { name: "Nox" }));
    expect(asked.getByRole("status").textContent).toBe("50 po chacun");
    fireEvent.click(asked.getByRole("button", { name: "Répartir" }));
    await waitFor(() =>
      expect(moves()).toEqual([
        {
          ...{ kind: "settle", lootId: "hoard" },
          things: [
            { thingId: "dagger", to: ["lia"] },
            { thingId: "letter", to: ["kael"] },
          ],
          shares: expect.arrayContaining(["lia", "kael"]),
        },
      ]),
    );
  });

  it("gives as many of a thing to each who wants it, where it goes round", async () => {
    documents.put(characters, ["kael"], characterOf({ userId: "bob", name: "Kaël", campaignId: "c" }));
    lay(claimed(5));
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Répartir" }));
    const asked = await dialog("Répartir : Le trésor");
    expect(asked.getByRole<HTMLOptionElement>("option", { name: "Lia et Kaël : 2 chacun" }).selected).toBe(
      true,
    );
    fireEvent.click(asked.getByRole("button", { name: "Répartir" }));
    await waitFor(() =>
      expect(moves()).toMatchObject([
        {
          things: [
            { thingId: "dagger", to: ["lia", "kael"] },
            { thingId: "letter", to: ["kael"] },
          ],
        },
      ]),
    );
  });

  it("is taken away again by the MJ, who is asked first", async () => {
    lay();
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Reprendre" }));
    expect(moves()).toEqual([]);
    await confirm("Reprendre : Le trésor", "Reprendre le butin");
    await waitFor(() => expect(moves()).toEqual([{ kind: "clear", lootId: "hoard" }]));
  });

  it("is typed by the MJ line by line, and read as it is typed", async () => {
    answers.on(listItems, []);
    open("mj");
    fireEvent.click(await screen.findByRole("button", { name: "Partager un butin" }));
    const asked = await dialog("Partager un butin");
    const submit = () => asked.getByRole<HTMLButtonElement>("button", { name: "Montrer à la table" });
    await waitFor(() => expect(submit().disabled).toBe(false));
    fireEvent.click(submit());
    expect(await asked.findByText("Écris au moins un objet.")).toBeTruthy();
    fireEvent.change(asked.getByRole("textbox", { name: "Ce qu'il contient" }), {
      target: { value: "2 potions de soin\nUne lettre\n120 po\n5 po" },
    });
    const read = within(asked.getByRole("list", { name: "Contenu reconnu" })).getAllByRole("listitem");
    expect(read.map((line) => line.textContent)).toEqual([
      "2 × Potion de soins du catalogue",
      "Une lettre objet libre",
      "125 po",
    ]);
    fireEvent.click(submit());
    await waitFor(() =>
      expect(moves()).toEqual([
        {
          ...{ kind: "lay", title: "Trésor", coins: { gp: 125 } },
          things: [
            { itemId: "dnd5e-potion-de-soins", name: "Potion de soins", quantity: 2 },
            { name: "Une lettre", quantity: 1 },
          ],
        },
      ]),
    );
  });
});
