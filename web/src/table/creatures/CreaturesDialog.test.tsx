import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createCreature, deleteCreature, listCreatures, updateCreature } from "domain/api/creatures";
import {
  createEncounter,
  type Encounter,
  getEncounter,
  listEncounters,
  updateEncounter,
} from "domain/api/encounters";
import { characters } from "domain/documents/character";
import type { Creature } from "domain/game/gameTypes";
import type { CreatureDraft } from "domain/games/creature";
import { outlineOf } from "domain/table/creatures/encounterOutline";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { characterOf } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal, requests, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { CreaturesButton } from "./CreaturesButton";

/** What the server has. */
const server = { creatures: [] as Creature[], encounters: [] as Encounter[] };
const onAdd = vi.fn();
const onOpen = vi.fn();

/** The MJ's creature is the one that was written last. */
function keep(draft: CreatureDraft, id: string): Creature {
  const kept = { ...draft, id };
  server.creatures = [kept];
  return kept;
}
const readEncounter = (name: string, lines: Encounter["lines"], version: number): Encounter => ({
  ...{ id: "enc", name, lines, outline: outlineOf(lines), version, updatedAt: 1 },
});

function serve(): void {
  answers.on(listCreatures, () => server.creatures);
  answers.on(createCreature, ({ body }) => keep(createCreature.body.parse(body).creature, "made"));
  answers.on(updateCreature, ({ params, body }) => keep(updateCreature.body.parse(body).creature, params.id));
  answers.on(deleteCreature, null);
  answers.on(listEncounters, () => server.encounters.map(({ lines: _, ...outline }) => outline));
  answers.on(getEncounter, ({ params }) => {
    const found = server.encounters.find(({ id }) => id === params.encounterId);
    if (found === undefined) throw new RangeError(params.encounterId);
    return found;
  });
  answers.on(createEncounter, ({ body }) => {
    const { name, lines } = createEncounter.body.parse(body);
    return readEncounter(name, lines, 1);
  });
  answers.on(updateEncounter, ({ body }) => {
    const { name, lines, version } = updateEncounter.body.parse(body);
    return readEncounter(name, lines, version + 1);
  });
}
const written = () => requests().filter(({ target }) => target.method !== "GET");

async function open(system: SystemId = "dnd5e") {
  render(<CreaturesButton campaignId="camp" system={system} onAdd={onAdd} onOpen={onOpen} />, {
    wrapper: rootOf("mj"),
  });
  await press("Créatures");
  await screen.findByRole("dialog", { name: "Créatures" }, { timeout: patience(8_000) });
  await screen.findByLabelText("Rechercher une créature", {}, { timeout: patience(8_000) });
}

/** By its words or its label, which is quicker than by its role in a screen of many fields. */
const buttonIn = (place: ParentNode, name: string): HTMLButtonElement | undefined =>
  [...place.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
async function press(name: string, place: ParentNode = document) {
  const button = await waitFor(() => {
    const found = buttonIn(place, name);
    if (found === undefined) throw new RangeError(name);
    return found;
  });
  await act(async () => fireEvent.click(button));
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function see(name: string) {
  type("Rechercher une créature", name);
  await press(`Voir ${name}`);
}

const creature = async (system: SystemId, id: string) => {
  const found = (await loadCreatures(system)).find((one) => one.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};

// The dialog and the catalogue are loaded on demand: not while a test waits for them.
beforeAll(async () => {
  await Promise.all([import("./CreaturesDialog"), loadCreatures("dnd5e"), loadCreatures("cthulhu")]);
}, 60_000);
beforeEach(() => {
  Object.assign(server, { creatures: [], encounters: [] });
  serve();
  onAdd.mockReset();
  onOpen.mockReset();
});

describe("the creatures of the panel", { timeout: patience(15_000) }, () => {
  it("are offered only where a fight takes them", () => {
    render(<CreaturesButton campaignId="camp" system="dnd5e" />, { wrapper: rootOf("mj") });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are found by name, shown with their numbers and added in numbers, hidden and rolled", async () => {
    await open();
    await see("Gobelin");
    expect(screen.getByText("Humanoïde (gobelinoïde) de taille P, neutre mauvais")).toBeTruthy();
    expect(screen.getByText("7 (2d6)")).toBeTruthy();
    expect(screen.getAllByText("Attaque +4")).toHaveLength(2);
    type("Nombre", "3");
    fireEvent.change(screen.getByLabelText("Points de vie"), { target: { value: "rolled" } });
    fireEvent.click(screen.getByLabelText("Caché aux joueurs"));
    await press("Ajouter");
    expect(onAdd.mock.calls).toEqual([
      [{ creature: await creature("dnd5e", "goblin"), count: 3, hidden: true, rolled: true }],
    ]);
    expect(screen.getByText("Ajouté : 3 × Gobelin.")).toBeTruthy();
  });

  it("are at most twenty at once", async () => {
    await open();
    await see("Gobelin");
    type("Nombre", "21");
    await press("Ajouter");
    expect(screen.getByText("Écris un nombre entier de 1 à 20.")).toBeTruthy();
    expect(onAdd).not.toHaveBeenCalled();
  });

  it("are copied, changed and saved as one's own, in D&D with all that the form does not show", async () => {
    await open();
    await see("Squelette");
    await press("Copier pour modifier");
    type("Nom", "Squelette de glace");
    await press("Défenses contre les dégâts");
    fireEvent.change(await screen.findByLabelText("contondant"), {
      target: { value: "resistances/silvered" },
    });
    await press("Enregistrer");
    await waitFor(() => expect(written()).toHaveLength(1));
    const { id: _, ...skeleton } = await creature("dnd5e", "skeleton");
    expect(sent(createCreature)[0]?.body.creature).toEqual({
      ...skeleton,
      name: "Squelette de glace",
      resistances: [{ type: "bludgeoning", unless: "silvered" }],
      vulnerabilities: [],
    });
  });

  it("of one's own are marked, changed and deleted", async () => {
    server.creatures = [{ ...(await creature("cthulhu", "voyou")), id: "mine", name: "Voyou borgne" }];
    await open("cthulhu");
    expect(await screen.findByText("À toi")).toBeTruthy();
    await see("Voyou borgne");
    await press("Modifier");
    type("Armure", "2");
    await press("Enregistrer");
    await waitFor(() => expect(sent(updateCreature)).toMatchObject([{ params: { id: "mine" } }]));
    await press("Supprimer");
    const dialog = await screen.findByRole("dialog", { name: "Supprimer Voyou borgne ?" });
    await press("Supprimer", dialog);
    await waitFor(() => expect(sent(deleteCreature)).toMatchObject([{ params: { id: "mine" } }]));
    expect(written()).toHaveLength(2);
  });

  it("say which field of the form is wrong, and send nothing", async () => {
    await open("cthulhu");
    await press("Nouvelle créature");
    await press("Ajouter une attaque");
    type("Dégâts", "2d");
    type("Armure", "500");
    await press("Enregistrer");
    expect(await screen.findByText("Donne un nom.")).toBeTruthy();
    expect(screen.getByText("Ces dés sont illisibles. Écris-les par exemple ainsi : 2d6+3.")).toBeTruthy();
    expect(screen.getByText("Au plus 99.")).toBeTruthy();
    expect(written()).toEqual([]);
  });
});

describe("the encounters of the panel", { timeout: patience(15_000) }, () => {
  const ambush = async (): Promise<Encounter> => {
    const lines = [{ creature: await creature("dnd5e", "goblin"), count: 4, hidden: true }];
    return { id: "enc", name: "Embuscade", lines, outline: outlineOf(lines), version: 3, updatedAt: 1 };
  };
  const showEncounters = () =>
    act(async () => fireEvent.click(screen.getByRole("tab", { name: "Rencontres" })));

  it("are listed with their difficulty for the party, and opened whole", async () => {
    for (const [index, level] of [1, 1, 2].entries())
      documents.put(characters, [`hero-${index}`], characterOf({ campaignId: "camp", stats: { level } }));
    server.encounters = [await ambush()];
    await open();
    await showEncounters();
    expect(await screen.findByText("4 × Gobelin (caché)")).toBeTruthy();
    expect(screen.getByText("mortelle", { exact: true })).toBeTruthy();
    await press("Ouvrir Embuscade");
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(server.encounters[0]));
  });

  it("are prepared: named, filled from the search, counted and sent", async () => {
    await open();
    await showEncounters();
    await press("Nouvelle rencontre");
    type("Nom de la rencontre", "Le pont");
    await press("Ajouter une créature");
    type("Rechercher une créature", "Ogre");
    await press("Choisir Ogre");
    type("Nombre d'Ogre", "2");
    await press("Enregistrer");
    await waitFor(() =>
      expect(sent(createEncounter)).toMatchObject([
        { body: { name: "Le pont", lines: [{ count: 2, hidden: false }] } },
      ]),
    );
  });

  it("takes as many as the search says", async () => {
    await open("vampire");
    await showEncounters();
    await press("Nouvelle rencontre");
    await press("Ajouter une créature");
    const search = await screen.findByLabelText("Rechercher une créature");
    expect(search.getAttribute("placeholder")).toBe("Nom, type, « 3 videurs »…");
    type("Rechercher une créature", "3 videurs");
    await press("Choisir 3 Videur");
    expect(screen.getByLabelText<HTMLInputElement>("Nombre de Videur").value).toBe("3");
  });

  it("are changed at the version that was read, and say who came first", async () => {
    server.encounters = [await ambush()];
    await open();
    await showEncounters();
    await screen.findByText("Embuscade");
    await press("Modifier Embuscade");
    await screen.findByLabelText("Nom de la rencontre");
    answers.once(updateEncounter, refusal("stale-version"));
    await press("Enregistrer");
    expect(await screen.findByText("Quelqu'un d'autre a modifié ce document entre-temps.")).toBeTruthy();
    await press("Enregistrer");
    await waitFor(() => expect(sent(updateEncounter)).toHaveLength(2));
    expect(sent(updateEncounter)[1]).toMatchObject({ body: { version: 3 } });
  });
});
