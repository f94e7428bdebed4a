import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Encounter } from "domain/api/encounters";
import type { Creature } from "domain/game/gameTypes";
import { outlineOf } from "domain/table/creatures/encounterOutline";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { characterOf } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call, HttpError } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { CreaturesButton } from "./CreaturesButton";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mj" }) }));
const live = vi.hoisted(() => ({ characters: [] as object[] }));
vi.mock("../../live/characters", () => ({
  useCampaignCharacters: () => ({ status: "ready", data: live.characters }),
}));

interface Sent {
  path: string;
  method: string;
  params?: { id?: string; encounterId?: string };
  body?: Record<string, unknown>;
}

/** What the server has and was sent. */
const server = { creatures: [] as Creature[], encounters: [] as Encounter[], sent: [] as Sent[] };
const onAdd = vi.fn();
const onOpen = vi.fn();

async function answer(declared: unknown, input: unknown): Promise<unknown> {
  const { path, method } = declared as Sent;
  const { params, body } = (input ?? {}) as Sent;
  if (method === "GET" && path === "/api/creatures") return server.creatures;
  if (method === "GET" && path.endsWith("/encounters")) {
    return server.encounters.map(({ lines: _, ...outline }) => outline);
  }
  if (method === "GET") return server.encounters.find(({ id }) => id === params?.encounterId);
  server.sent.push({ path, method, ...(params && { params }), ...(body && { body }) });
  if (path.startsWith("/api/creatures")) {
    if (method === "DELETE") return null;
    const made = { ...(body?.creature as Creature), id: params?.id ?? "made" };
    server.creatures = [made];
    return made;
  }
  return { ...body, id: "enc" };
}

async function open(system: SystemId = "dnd5e") {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineTestRoot>
        <CreaturesButton campaignId="camp" system={system} onAdd={onAdd} onOpen={onOpen} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
  await press("Créatures");
  await screen.findByRole("dialog", { name: "Créatures" }, { timeout: 8_000 });
  await screen.findByLabelText("Rechercher une créature", {}, { timeout: 8_000 });
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
  Object.assign(server, { creatures: [], encounters: [], sent: [] });
  live.characters = [];
  vi.mocked(call).mockImplementation(answer as never);
});
afterEach(() => {
  cleanup();
  onAdd.mockReset();
  onOpen.mockReset();
});

describe("the creatures of the panel", { timeout: 15_000 }, () => {
  it("are offered only where a fight takes them", () => {
    render(<CreaturesButton campaignId="camp" system="dnd5e" />, { wrapper: MantineTestRoot });
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
    await waitFor(() => expect(server.sent).toHaveLength(1));
    const { id: _, ...skeleton } = await creature("dnd5e", "skeleton");
    expect(server.sent).toMatchObject([{ method: "POST", path: "/api/creatures" }]);
    expect(server.sent[0]?.body?.creature).toEqual({
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
    await waitFor(() => expect(server.sent[0]).toMatchObject({ method: "PUT", params: { id: "mine" } }));
    await press("Supprimer");
    const dialog = await screen.findByRole("dialog", { name: "Supprimer Voyou borgne ?" });
    await press("Supprimer", dialog);
    await waitFor(() => expect(server.sent[1]).toMatchObject({ method: "DELETE", params: { id: "mine" } }));
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
    expect(server.sent).toEqual([]);
  });
});

describe("the encounters of the panel", { timeout: 15_000 }, () => {
  const ambush = async (): Promise<Encounter> => {
    const lines = [{ creature: await creature("dnd5e", "goblin"), count: 4, hidden: true }];
    return { id: "enc", name: "Embuscade", lines, outline: outlineOf(lines), version: 3, updatedAt: 1 };
  };
  const showEncounters = () =>
    act(async () => fireEvent.click(screen.getByRole("tab", { name: "Rencontres" })));

  it("are listed with their difficulty for the party, and opened whole", async () => {
    live.characters = [1, 1, 2].map((level) => ({ ...characterOf({}), level, stats: { level } }));
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
      expect(server.sent).toMatchObject([
        { method: "POST", body: { name: "Le pont", lines: [{ count: 2, hidden: false }] } },
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
    vi.mocked(call).mockRejectedValueOnce(
      new HttpError(409, {
        code: "stale-version",
        error: "Quelqu'un d'autre a modifié ce document entre-temps.",
      }),
    );
    await press("Enregistrer");
    expect(await screen.findByText("Quelqu'un d'autre a modifié ce document entre-temps.")).toBeTruthy();
    await press("Enregistrer");
    await waitFor(() => expect(server.sent[0]).toMatchObject({ method: "PUT", body: { version: 3 } }));
  });
});
