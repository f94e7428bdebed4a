import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useModules } from "../api/useModules";
import LandingPage from "../features/site/landing/LandingPage";
import PublicScreen from "./PublicScreen";

const Landing = () => <LandingPage modules={useModules()} />;
const Forge = () => <PublicScreen name="forge" />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the modules call answers; nothing at all, ever, without an answer. */
function serverAnswers(answer?: unknown, status = 200): void {
  const response = answer === undefined ? new Promise(() => {}) : Response.json(answer, { status });
  vi.stubGlobal("fetch", (address: string) =>
    new URL(address, "http://site").pathname === "/api/modules"
      ? response
      : Promise.reject(new Error(address)),
  );
}

describe.each([
  ["/", Landing],
  ["/forge", Forge],
])("the systems at %s", (_path, Screen) => {
  const open = () =>
    render(
      <Suspense>
        <Screen />
      </Suspense>,
      { wrapper: MemoryRouter },
    );

  it("are announced while they load", async () => {
    serverAnswers();
    open();
    expect(await screen.findByText("Chargement des systèmes...")).toBeTruthy();
  });

  it.each([{ modules: [] }, []])("are said to be none when the call answers %j", async (answer) => {
    serverAnswers(answer);
    open();
    expect(await screen.findByText("Aucun système disponible pour le moment.")).toBeTruthy();
  });

  it("are left out one by one when this client does not know them", async () => {
    serverAnswers([
      { id: "vampire", name: "Vampire", tagline: "La nuit." },
      { id: "belote", name: "Belote", tagline: "Atout." },
    ]);
    open();
    expect(await screen.findByRole("heading", { name: "Vampire" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Belote" })).toBeNull();
  });

  it("are said to be out of reach when the call fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    serverAnswers({ error: "Panne" }, 500);
    open();
    expect(await screen.findByText("Impossible de charger les systèmes pour le moment.")).toBeTruthy();
  });
});
