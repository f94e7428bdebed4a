import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaignList";
import { getCampaign } from "domain/api/campaigns";
import { createCreature, listCreatures } from "domain/api/creatures";
import { createEncounter, getEncounter, listEncounters } from "domain/api/encounters";
import { createHandout, deleteHandout, putHandoutPicture, updateHandout } from "domain/api/handouts";
import { createRandomTable, listRandomTables } from "domain/api/randomTables";
import {
  changeTokens,
  changeWalls,
  createScene,
  deleteScene,
  putTiles,
  updateScene,
} from "domain/api/scenes";
import { campaigns } from "domain/documents/campaign";
import { fights } from "domain/documents/fight";
import { handouts } from "domain/documents/handout";
import { scenes, sceneTiles, sceneTokens } from "domain/documents/scene";
import { sceneSights, sceneWalls } from "domain/documents/sight";
import { adventureFile, readAdventureFile } from "domain/import/adventureFile";
import { freshPanel } from "domain/table/panel/panelState";
import { packedWalls } from "domain/table/sight/packed";
import {
  adventureHandoutOf,
  adventureOf,
  adventureSceneOf,
  GOBLIN,
  NOTHING,
} from "domain/testing/adventures";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { letterOf } from "domain/testing/handouts";
import { sceneOf, tokenOf } from "domain/testing/scenes";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { saveFile } from "../../browser/saveFile";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import { stopSessionActivities } from "../../session/sessionActivity";
import {
  answers,
  failing,
  loseNetwork,
  noAnswer,
  refusal,
  regainNetwork,
  requests,
  sent,
} from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import AdventureScreen from "./AdventureScreen";

vi.mock("../../browser/saveFile", () => ({ saveFile: vi.fn() }));

// What is loaded on demand: not while a test waits for it.
beforeAll(
  () =>
    Promise.all([
      import("./CopyDialog"),
      import("domain/import/adventureFile"),
      import("domain/games/dnd5e/creatures/catalogue"),
    ]),
  60_000,
);

const LINE = { creature: GOBLIN, count: 3, hidden: true };
const ENCOUNTER = { id: "pont", name: "Le pont", version: 1, updatedAt: NOW };
const LINKED = [
  { id: "part-0001", title: "", text: "Voir [le plan](/campaign/c/aides/plan?system=dnd5e).", secret: true },
];
const TABLE = { id: "route", name: "La route", rows: [{ weight: 2, text: "Il pleut." }], version: 1 };

/** The campaign of Morgane, which has a thing of each kind, and another one, of her too. */
beforeEach(() => {
  vi.mocked(saveFile).mockReset();
  const campaign = campaignOf({ name: "Les Brumes" });
  answers.on(getCampaign, { ...campaignViewOf("c", campaign), role: "mj" });
  answers.on(listCampaigns, []);
  documents.put(campaigns, ["c"], campaign);
  documents.put(campaigns, ["d"], campaignOf({ name: "Les Cendres" }));
  documents.put(campaigns, ["e"], campaignOf({ name: "Nuit de sang", system: "vampire" }));
  answers.on(listEncounters, [
    { ...ENCOUNTER, outline: [{ name: "Gobelin", count: 3, hidden: true, experience: 50 }] },
  ]);
  answers.on(getEncounter, { ...ENCOUNTER, outline: [], lines: [LINE] });
  answers.on(listRandomTables, [TABLE]);
  answers.on(listCreatures, [{ ...GOBLIN, id: "mine", name: "Gobelin des brumes" }]);
  documents.put(scenes, ["c", "crypte"], sceneOf({ picture: { id: "pic-00001", columns: 3, rows: 2 } }));
  documents.put(
    handouts,
    ["c", "lettre"],
    letterOf("mj", { title: "La lettre", parts: LINKED, updatedAt: 9 }),
  );
  documents.put(handouts, ["c", "plan"], letterOf("mj", { title: "Le plan", kind: "map", parts: [] }));
});
afterEach(() => stopSessionActivities());

const open = async (uid = "mj") => {
  render(
    <Routes>
      <Route path="/campaign/:id/preparation" element={<AdventureScreen />} />
    </Routes>,
    { wrapper: rootOf(uid, { at: "/campaign/c/preparation?system=dnd5e" }) },
  );
  await screen.findByRole("heading", { name: "Préparation" });
};
const tick = async (name: string) => fireEvent.click(await screen.findByRole("checkbox", { name }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const said = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeTruthy();

async function copyTo(campaign: string) {
  await press("Copier vers…");
  const dialog = within(await screen.findByRole("dialog", { name: "Copier vers une campagne" }));
  fireEvent.change(dialog.getByRole("combobox", { name: "Campagne" }), { target: { value: campaign } });
  return dialog;
}
const confirm = (dialog: { getByRole: typeof screen.getByRole }) =>
  act(async () => fireEvent.click(dialog.getByRole("button", { name: "Copier" })));

async function choose(content: unknown, name = "brumes.json") {
  const file = new File([typeof content === "string" ? content : JSON.stringify(content)], name);
  const input = document.querySelector("input[type=file]");
  if (input === null) throw new RangeError("no file is asked for");
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

describe("what an MJ prepared", () => {
  it("is listed by its kinds, each to be chosen alone or with all of its kind", async () => {
    await open();
    for (const [name, facts] of [
      ["La crypte", "24 × 20 cases"],
      ["Le pont", "3 créatures"],
      ["La lettre", "Lettre"],
      ["La route", "1 ligne"],
      ["Gobelin des brumes", GOBLIN.about],
    ]) {
      expect(await screen.findByRole("checkbox", { name, description: facts })).toBeTruthy();
    }
    await said("0 élément choisi");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Copier vers…" }).disabled).toBe(true);
    await tick("Tout choisir : Aides de jeu");
    await said("2 éléments choisis");
    await tick("Le plan");
    await said("1 élément choisi");
    await tick("Tout choisir : Aides de jeu");
    await said("2 éléments choisis");
    await tick("Tout choisir : Aides de jeu");
    await said("0 élément choisi");
  });

  it("is nothing yet, or could not be read", async () => {
    for (const [call, none] of [
      [listEncounters, []],
      [listCreatures, []],
    ] as const)
      answers.on(call, none as never);
    answers.on(listRandomTables, failing(new HttpError(500, null)));
    documents.remove(scenes, "c", "crypte");
    for (const id of ["lettre", "plan"]) documents.remove(handouts, "c", id);
    await open();
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Cette liste n'a pas pu être lue."),
    );
    answers.on(listRandomTables, []);
  });

  it("says what it is for where there is nothing", async () => {
    answers.on(listEncounters, []);
    answers.on(listCreatures, []);
    answers.on(listRandomTables, []);
    documents.remove(scenes, "c", "crypte");
    for (const id of ["lettre", "plan"]) documents.remove(handouts, "c", id);
    await open();
    await said(/s'emporte d'ici/);
    expect(screen.getByRole("link", { name: "Nuit de sang" }).getAttribute("href")).toBe(
      "/campaign/e/preparation?system=vampire",
    );
    expect(screen.queryByRole("button", { name: "Copier vers…" })).toBeNull();
  });

  it("is not a player's to see", async () => {
    answers.on(getCampaign, campaignViewOf("c", campaignOf()));
    render(
      <Routes>
        <Route path="/campaign/:id/preparation" element={<AdventureScreen />} />
      </Routes>,
      { wrapper: rootOf("alice", { at: "/campaign/c/preparation?system=dnd5e" }) },
    );
    await said("La préparation d'une campagne est à son MJ.");
    expect(sent(listEncounters)).toEqual([]);
  });
});

describe("copying to another campaign", () => {
  it("makes each thing there, and links between handouts lead to those that were made", async () => {
    answers.on(createEncounter, { ...ENCOUNTER, outline: [], lines: [] });
    answers.on(createRandomTable, TABLE);
    let made = 0;
    answers.on(createHandout, () => {
      made += 1;
      return { id: `new-${made}`, version: 1 };
    });
    answers.on(updateHandout, ({ params }) => ({ id: params.handoutId, version: 2 }));
    await open();
    for (const name of ["Le pont", "La route", "La lettre", "Le plan"]) await tick(name);
    await confirm(await copyTo("d"));
    await said("4 éléments copiés dans « Les Cendres ».");
    expect(sent(createEncounter)).toMatchObject([
      { params: { id: "d", system: "dnd5e" }, body: { name: "Le pont", lines: [LINE] } },
    ]);
    expect(sent(createRandomTable)).toMatchObject([{ body: { name: "La route", rows: TABLE.rows } }]);
    // The newest is made last, and leads to the other one, which is there by then.
    expect(sent(createHandout).map(({ body }) => [body.title, body.parts.map(({ text }) => text)])).toEqual([
      ["Le plan", []],
      ["La lettre", ["Voir [le plan](/campaign/d/aides/new-1?system=dnd5e)."]],
    ]);
    expect(sent(createHandout)[1]?.body.parts[0]).not.toMatchObject({ id: "part-0001" });
    expect(sent(updateHandout)).toEqual([]);
    expect(screen.getByRole("link", { name: "Ouvrir la campagne" }).getAttribute("href")).toBe(
      "/campaign/d?system=dnd5e",
    );
    // Pressed again, they would be copied again.
    await press("Fermer");
    await said("0 élément choisi");
  });

  it("settles links to handouts that were made later, and leaves the words of others", async () => {
    documents.put(
      handouts,
      ["c", "plan"],
      letterOf("mj", {
        title: "Le plan",
        parts: [
          {
            ...{ id: "part-0002", title: "", secret: false },
            text: "[La lettre](/campaign/c/aides/lettre) [Une autre](/campaign/c/aides/absente)",
          },
        ],
      }),
    );
    let made = 0;
    answers.on(createHandout, () => {
      made += 1;
      return { id: `new-${made}`, version: 1 };
    });
    answers.on(updateHandout, ({ params }) => ({ id: params.handoutId, version: 2 }));
    await open();
    await tick("Tout choisir : Aides de jeu");
    await confirm(await copyTo("d"));
    await said("2 éléments copiés dans « Les Cendres ».");
    expect(sent(updateHandout)).toMatchObject([
      {
        params: { handoutId: "new-1" },
        body: {
          version: 1,
          parts: [{ text: "[La lettre](/campaign/d/aides/new-2?system=dnd5e) Une autre" }],
        },
      },
    ]);
  });

  it("says what does not go there", async () => {
    answers.on(createRandomTable, TABLE);
    await open();
    for (const name of ["Le pont", "La route", "Gobelin des brumes"]) await tick(name);
    const dialog = await copyTo("e");
    expect(dialog.getByText(/^1 élément y sera copié/)).toBeTruthy();
    expect(dialog.getByText("1 rencontre est d'un autre jeu.")).toBeTruthy();
    expect(dialog.getByText("Tes créatures sont déjà dans toutes tes campagnes de leur jeu.")).toBeTruthy();
    await confirm(dialog);
    await said("1 élément copié dans « Nuit de sang ».");
    expect([sent(createRandomTable).length, sent(createEncounter), sent(createCreature)]).toEqual([
      1,
      [],
      [],
    ]);
  });

  it("says so where one runs no other campaign", async () => {
    for (const id of ["d", "e"]) documents.remove(campaigns, id);
    await open();
    await tick("La route");
    await press("Copier vers…");
    await said("Tu ne mènes pas d'autre campagne.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Copier" }).disabled).toBe(true);
  });

  it("goes on past what is refused, and tries that again under the same id", async () => {
    answers.once(createRandomTable, refusal("random-table-quota-reached", "Déjà 50 tables."));
    answers.on(createRandomTable, TABLE);
    answers.on(createEncounter, { ...ENCOUNTER, outline: [], lines: [] });
    await open();
    for (const name of ["Le pont", "La route"]) await tick(name);
    await confirm(await copyTo("d"));
    await said("1 élément copié dans « Les Cendres ».");
    await said("La route : Déjà 50 tables.");
    await press("Réessayer ce qui manque");
    await waitFor(() => expect(screen.queryByText("La route : Déjà 50 tables.")).toBeNull());
    const [first, second] = sent(createRandomTable);
    expect(second?.body.requestId).toBe(first?.body.requestId);
    expect(sent(createEncounter)).toHaveLength(1);
  });

  it("waits for the network, and stops where it is told to", async () => {
    answers.on(createRandomTable, TABLE);
    await open();
    for (const name of ["La route", "Le pont"]) await tick(name);
    const dialog = await copyTo("d");
    loseNetwork();
    answers.on(createEncounter, noAnswer);
    await confirm(dialog);
    await said("« Le pont » attend le serveur : la suite viendra toute seule.");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "La route" }).disabled).toBe(true);
    await press("Arrêter");
    await said("Arrêté. 0 élément copié dans « Les Cendres ».");
    expect(sent(createRandomTable)).toEqual([]);
    answers.on(createEncounter, { ...ENCOUNTER, outline: [], lines: [] });
    await act(async () => regainNetwork());
    await press("Reprendre");
    await said("2 éléments copiés dans « Les Cendres ».");
    expect(new Set(sent(createEncounter).map(({ body }) => body.requestId)).size).toBe(1);
  });

  it("tells of each handout whose links could not follow, and sets those of the others", async () => {
    const parts = (to: string) => [
      { id: "part-0002", title: "", text: `[x](/campaign/c/aides/${to})`, secret: false },
    ];
    const letters = { lettre: "plan", plan: "lettre", note: "lettre" };
    for (const [id, to] of Object.entries(letters))
      documents.put(handouts, ["c", id], letterOf("mj", { title: id, parts: parts(to), updatedAt: 1 }));
    let made = 0;
    answers.on(createHandout, () => {
      made += 1;
      return { id: `new-${made}`, version: 1 };
    });
    answers.once(updateHandout, refusal("handout-not-found"));
    answers.on(updateHandout, ({ params }) => ({ id: params.handoutId, version: 2 }));
    await open();
    await tick("Tout choisir : Aides de jeu");
    await confirm(await copyTo("d"));
    await said(/ : ses liens vers d'autres aides de jeu n'ont pas suivi\.$/);
    await said("3 éléments copiés dans « Les Cendres ».");
  });
});

describe("a scene that is copied", () => {
  const fill = () => {
    documents.put(sceneWalls, ["c", "crypte"], {
      walls: packedWalls([{ id: "w1", kind: "wall", points: [0, 0, 9, 9] }]),
      ...{ revision: 1, updatedAt: NOW },
    });
    documents.put(sceneSights, ["c", "crypte"], {
      ...{ revision: 1, wallsRevision: 1, lights: [], tokens: "", seen: [], updatedAt: NOW },
      doors: [{ id: "d1", points: [9, 9, 12, 12], state: "secret", known: "closed" }],
    });
    documents.put(sceneTokens, ["c", "crypte", "token-00001"], {
      ...tokenOf({ kind: "object", name: "Coffre" }),
      ...{ sceneId: "crypte", movedAt: NOW, bounds: { width: 1200, height: 1000 }, hidden: true },
    });
    for (const name of ["overview", "0"])
      documents.put(sceneTiles, ["c", "crypte", name], {
        ...{ name, pictureId: "pic-00001", type: "image/webp", image: "AAAA" },
      });
    for (const call of [putTiles, changeTokens, changeWalls, deleteScene]) answers.on(call, null as never);
    answers.on(createScene, { id: "new" });
    answers.on(updateScene, { revision: 2 });
  };

  it("comes with its picture, walls, doors and tokens", async () => {
    fill();
    await open();
    await tick("La crypte");
    await confirm(await copyTo("d"));
    await said("1 élément copié dans « Les Cendres ».");
    const sceneId = sent(createScene)[0]?.body.requestId;
    expect(sent(createScene)).toMatchObject([
      { params: { id: "d" }, body: { name: "La crypte", fogOn: true } },
    ]);
    expect(requests().flatMap(({ input }) => input.params?.sceneId ?? [])).toEqual(Array(5).fill(sceneId));
    expect(sent(changeWalls)).toMatchObject([
      { body: { change: { walls: [{ id: "w1" }], doors: [{ id: "d1", state: "secret" }] } } },
    ]);
    expect(sent(putTiles).map(({ body }) => body.tiles.map(({ name }) => name))).toEqual([
      ["overview"],
      ["0"],
    ]);
    expect(sent(changeTokens)).toMatchObject([
      { body: { operations: [{ kind: "put", hidden: true, token: { name: "Coffre", kind: "object" } }] } },
    ]);
  });

  it("is taken away again where some of it is refused", async () => {
    fill();
    answers.once(putTiles, refusal("limit-reached", "Plus de place."));
    await open();
    await tick("La crypte");
    await confirm(await copyTo("d"));
    await said("La crypte : Plus de place.");
    expect(sent(deleteScene)).toMatchObject([
      { params: { id: "d", sceneId: sent(createScene)[0]?.body.requestId } },
    ]);
    await press("Réessayer ce qui manque");
    await said("1 élément copié dans « Les Cendres ».");
    const [first, second] = sent(createScene);
    expect(second?.body.requestId).not.toBe(first?.body.requestId);
  });

  it("that could not be taken away is said to be there in part, and completed", async () => {
    fill();
    answers.once(putTiles, refusal("limit-reached", "Plus de place."));
    answers.on(deleteScene, failing(new HttpError(500, null)));
    await open();
    await tick("La crypte");
    await confirm(await copyTo("d"));
    await waitFor(() => expect(screen.getByText(/^La crypte : il n'est là qu'en partie/)).toBeTruthy(), {
      timeout: 5_000,
    });
    await press("Réessayer ce qui manque");
    await said("1 élément copié dans « Les Cendres ».");
    expect(new Set(sent(createScene).map(({ body }) => body.requestId)).size).toBe(1);
  });

  it("brings its creatures as tokens alone where the fight has no room for them", async () => {
    fill();
    documents.put(sceneTokens, ["c", "crypte", "token-00002"], {
      ...tokenOf({ name: "Gobelin A", commonName: "Gobelin", participantId: "p1" }),
      ...{ sceneId: "crypte", movedAt: NOW, bounds: { width: 1200, height: 1000 }, hidden: true },
    });
    documents.put(fights, ["c"], {
      panel: {
        ...freshPanel("c", "dnd5e"),
        fighting: {
          creatures: { p1: { source: { catalogue: "goblin" }, max: 7, lost: 2, conditions: [] } },
          copies: {},
        },
      },
      ...{ mjUid: "mj", shared: false, steps: [], revision: 1, operationIds: [] },
      ...{ pace: { since: 0, count: 0 }, updatedAt: NOW },
    });
    answers.once(changeTokens, refusal("operation-refused", "Trop de créatures."));
    await open();
    await tick("La crypte");
    await confirm(await copyTo("d"));
    await said("La crypte : des créatures y sont sans leurs valeurs. Trop de créatures.");
    await said("1 élément copié dans « Les Cendres ».");
    const [first, second] = sent(changeTokens);
    expect(first?.body.creatures?.groups).toMatchObject([{ creature: { catalogue: "goblin" } }]);
    expect([second?.body.creatures, second?.body.operations.length]).toEqual([undefined, 2]);
  });
});

describe("a file", () => {
  it("is saved with what is chosen, with pictures and without addresses", async () => {
    documents.put(
      handouts,
      ["c", "plan"],
      letterOf("mj", { title: "Le plan", parts: [], pictureId: "picture-1", readers: { picture: "table" } }),
    );
    const fetched = vi.fn(async () => new Response(new Blob([new Uint8Array([1, 2, 3])])));
    vi.stubGlobal("fetch", fetched);
    await open();
    for (const name of ["La lettre", "Le plan", "Gobelin des brumes", "Le pont"]) await tick(name);
    await press("Enregistrer un fichier");
    await said("4 éléments enregistrés dans le fichier.");
    vi.unstubAllGlobals();
    expect(fetched).toHaveBeenCalledWith(
      "/api/campaigns/c/handout-pictures/picture-1",
      expect.objectContaining({ credentials: "same-origin" }),
    );
    const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(file?.name).toBe("preparation-les-brumes.json");
    const { adventure } = readAdventureFile(file?.text ?? "");
    expect(adventure).toMatchObject({
      ...{ scenes: [], randomTables: [], encounters: [{ name: "Le pont", lines: [LINE] }] },
      creatures: [{ name: "Gobelin des brumes" }],
      handouts: [
        { title: "La lettre", parts: [{ text: "Voir [le plan](aide:aide-2).", secret: true }] },
        { title: "Le plan", picture: "AQID" },
      ],
    });
    expect(file?.text).not.toMatch(/campaign|readers|mjUid|"mj"/);
  });

  it("that would be too large is not read to its end", async () => {
    const piece = "A".repeat(160_000);
    for (const id of ["crypte", "tour"]) {
      documents.put(
        scenes,
        ["c", id],
        sceneOf({ name: id, picture: { id: "pic-00001", columns: 8, rows: 8 } }),
      );
      for (let at = 0; at < 64; at += 1)
        documents.put(sceneTiles, ["c", id, String(at)], {
          ...{ name: String(at), pictureId: "pic-00001", type: "image/webp", image: piece.repeat(4) },
        });
    }
    await open();
    await tick("Tout choisir : Scènes");
    await press("Enregistrer un fichier");
    await said("Ce fichier dépasserait 64 Mo : choisis moins d'éléments à la fois.");
    expect(saveFile).not.toHaveBeenCalled();
  });

  it("whose picture is none brings nothing of that handout", async () => {
    answers.on(createHandout, { id: "new", version: 1 });
    answers.on(putHandoutPicture, refusal("invalid-input", "Cette image n'est pas lisible."));
    answers.on(deleteHandout, null);
    await open();
    await choose(
      adventureFile("x", { ...NOTHING, handouts: [adventureHandoutOf({ picture: "AQID" })] }).text,
    );
    await press("Ajouter à la campagne");
    await said("La lettre du comte : Cette image n'est pas lisible.");
    expect(sent(deleteHandout)).toMatchObject([{ params: { id: "c", handoutId: "new" } }]);
  });

  it("that is no adventure is refused in words", async () => {
    await open();
    await choose("oups");
    await said("Ce fichier n'est pas un JSON lisible.");
    await choose({ format: "des-et-heros/character" });
    await said("Ce fichier est un personnage : importe-le depuis « Partie en cours ».");
    expect(screen.getByRole("checkbox", { name: "La crypte" })).toBeTruthy();
  });

  it("shows what it has, chosen already, and adds it to the campaign", async () => {
    answers.on(createCreature, { ...GOBLIN, id: "made" });
    answers.on(createHandout, { id: "new", version: 1 });
    answers.on(putHandoutPicture, { version: 2 });
    await open();
    const content = JSON.parse(
      adventureFile("x", {
        ...NOTHING,
        handouts: [adventureHandoutOf({ picture: "AQID" })],
        creatures: adventureOf().creatures,
      }).text,
    );
    await choose({ ...content, encounters: [{ name: "Cassée", lines: 3 }] });
    await said("2 éléments choisis");
    await said("Cet élément est illisible : Cassée.");
    expect(screen.queryByRole("checkbox", { name: "La crypte" })).toBeNull();
    await press("Ajouter à la campagne");
    await said("2 éléments copiés dans « Les Brumes ».");
    expect(sent(createCreature)).toMatchObject([{ body: { creature: { name: "Gobelin des brumes" } } }]);
    expect(sent(putHandoutPicture)).toMatchObject([
      { params: { id: "c", handoutId: "new" }, body: { image: "AQID" } },
    ]);
    expect(screen.getByRole("checkbox", { name: "La crypte" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Ouvrir la campagne" })).toBeNull();
  });

  it("of another game brings what any table may have alone", async () => {
    await open();
    const cultist = (await import("domain/games/cthulhu/creatures/catalogue")).CTHULHU_CREATURES[0];
    const { id: _, ...creature } = cultist ?? GOBLIN;
    await choose(
      adventureFile("x", { ...NOTHING, creatures: [creature], scenes: [adventureSceneOf()] }).text,
    );
    await said("1 élément choisi");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: creature.name }).disabled).toBe(true);
    expect(screen.getByText("L'Appel de Cthulhu : pas pour cette campagne")).toBeTruthy();
    await press("Annuler");
    expect(await screen.findByRole("checkbox", { name: "La route" })).toBeTruthy();
  });
});
