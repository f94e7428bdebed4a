import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { Call } from "domain/api/call";
import { getCampaign } from "domain/api/campaigns";
import { listEvenings, searchEveningNotes } from "domain/api/evenings";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { forgetAll } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import EveningsScreen from "./EveningsScreen";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../table/dates/deviceZone", () => ({ deviceZone: () => "Pacific/Noumea" }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));
vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const CAMPAIGN = {
  name: "Les Brumes",
  dmProfile: { uid: "mj", name: "Morgane" },
  players: [{ uid: "alice", name: "Alice" }],
};
const evening = (number: number) => ({
  ...{ id: `e${number}`, number, startedAt: Date.UTC(2026, 10, number, 19) },
  ...{ endedAt: Date.UTC(2026, 10, number, 22, 20), present: ["mj", "alice"] },
});
const FOUND = { eveningId: "e3", number: 3, excerpt: "… le dragon dort …" };

type Answers = readonly (readonly [Call, (input: { query?: Record<string, string> }) => unknown])[];

function show(answers: Answers) {
  vi.mocked(call).mockImplementation(async (asked, input) => {
    const all: Answers = [[getCampaign, () => CAMPAIGN], ...answers];
    return all.find(([target]) => target === asked)?.[1](input as never) as never;
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineTestRoot>
        <MemoryRouter initialEntries={["/campaign/c/seances?system=dnd5e"]}>
          <Routes>
            <Route path="/campaign/:id/seances" element={<EveningsScreen />} />
          </Routes>
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>,
  );
}

const listed = async () =>
  within(await screen.findByRole("list", { name: "Séances" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

afterEach(() => {
  cleanup();
  forgetAll();
});

describe("the evenings of a campaign", () => {
  it("come newest first with date, length and who was there, and older ones when they are asked for", async () => {
    show([
      [
        listEvenings,
        ({ query }) =>
          query?.before === "12"
            ? { evenings: [evening(11)], more: false }
            : { evenings: [evening(13), evening(12)], more: true },
      ],
    ]);
    expect(await listed()).toEqual([
      "Séance 1314 nov. 2026 · 3 h 20 · 2 présents",
      "Séance 1213 nov. 2026 · 3 h 20 · 2 présents",
    ]);
    expect(screen.getByRole("link", { name: /Séance 13/ }).getAttribute("href")).toBe(
      "/campaign/c/seances/e13?system=dnd5e",
    );
    fireEvent.click(screen.getByRole("button", { name: "Plus ancien" }));
    await screen.findByRole("link", { name: /Séance 11/ });
    expect(await listed()).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Plus ancien" })).toBeNull();
  });

  it("say that there is none yet, and that they could not be read", async () => {
    show([[listEvenings, () => ({ evenings: [], more: false })]]);
    expect(await screen.findByText(/Aucune séance encore/)).toBeTruthy();
    cleanup();
    show([
      [
        listEvenings,
        () => {
          throw new Error("no network");
        },
      ],
    ]);
    expect(await screen.findByText("Les séances n'ont pas pu être lues.")).toBeTruthy();
  });

  it("are found by the words of their notes", async () => {
    show([
      [listEvenings, () => ({ evenings: [evening(3)], more: false })],
      [
        searchEveningNotes,
        ({ query }) => ({
          found:
            query?.q === "dragon"
              ? [
                  { ...FOUND, noteId: "a", uid: "mj", name: "Morgane", audience: "table" },
                  { ...FOUND, noteId: "b", uid: "alice", name: "Alice", audience: "self" },
                ]
              : [],
        }),
      ],
    ]);
    const field = await screen.findByRole("searchbox", { name: "Chercher dans les notes" });
    fireEvent.change(field, { target: { value: "dragon " } });
    const found = await screen.findByRole("list", { name: "Notes trouvées" });
    const links = within(found).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Séance 3Récapitulatif… le dragon dort …",
      "Séance 3Alice · Pour moi… le dragon dort …",
    ]);
    expect(links[0]?.getAttribute("href")).toBe("/campaign/c/seances/e3?system=dnd5e");
    fireEvent.change(field, { target: { value: "licorne" } });
    expect(await screen.findByText("Aucune note ne contient ces mots.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "l" } });
    expect(screen.queryByText("Aucune note ne contient ces mots.")).toBeNull();
  });
});
