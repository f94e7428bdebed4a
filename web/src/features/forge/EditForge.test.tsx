import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { CharacterView } from "domain/api/characters";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call, HttpError } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { EditForge } from "./EditForge";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));
vi.mock("../../api/characters", () => ({ useRefreshCharacters: () => vi.fn() }));
vi.mock("./useForgeTable", () => ({ useForgeTable: () => ({ table: undefined }) }));

const calls = vi.mocked(call);
const FAILURE = "Impossible d'enregistrer ce personnage pour le moment. Tes changements sont gardés ici.";
const STALE = new HttpError(409, { code: "stale-version", error: "…" });

const isaure = (version: number, name = "Isaure") =>
  ({ id: "c1", system: "vampire", version, name, class: "Toreador", data: {} }) as unknown as CharacterView;

function Root({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <MemoryRouter initialEntries={["/?step=review"]}>
          <Routes>
            <Route path="/" element={children} />
            <Route path="*" element="La fiche" />
          </Routes>
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>
  );
}

const show = (stored?: CharacterView) =>
  render(<EditForge character={isaure(3)} reload={async () => stored} purpose="edit" />, { wrapper: Root });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
const answer = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const sentVersions = () =>
  calls.mock.calls.map(([, options]) => (options as { body: { version: number } }).body.version);

beforeEach(() => {
  localStorage.clear();
  calls.mockReset();
  vi.stubGlobal("scrollTo", vi.fn());
  Element.prototype.scrollTo = vi.fn();
});
afterEach(cleanup);

describe("a character that was saved elsewhere meanwhile", () => {
  it("is saved over the newer version on request", async () => {
    calls.mockRejectedValueOnce(STALE);
    calls.mockResolvedValueOnce(isaure(5));
    show(isaure(4));
    save();
    await answer("Enregistrer mes choix");
    await screen.findByText("La fiche");
    expect(sentVersions()).toEqual([3, 4]);
  });

  it("gives way to the newer version on request", async () => {
    calls.mockRejectedValueOnce(STALE);
    show(isaure(4, "Isaure de Vries"));
    save();
    await answer("Reprendre l'autre version");
    expect(screen.getByRole("heading", { name: "Modifier Isaure de Vries" })).toBeTruthy();
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it("says that it could not be saved where the newer version cannot be read", async () => {
    calls.mockRejectedValueOnce(STALE);
    show(undefined);
    save();
    await screen.findByText(FAILURE);
  });
});
