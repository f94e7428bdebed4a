import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import type { SystemsState } from "../SystemsList";
import { HeroDie } from "./HeroDie";
import LandingPage from "./LandingPage";

afterEach(cleanup);

const show = (modules: SystemsState) => render(<LandingPage modules={modules} />, { wrapper: MemoryRouter });

describe("the showcase", () => {
  it("says that access is for invited accounts and offers the four ways on", () => {
    show({ status: "loading" });
    expect(screen.getByText("Accès réservé aux comptes invités")).toBeTruthy();
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(new Set(targets)).toEqual(new Set(["/request-invite", "/forge", "/vtt", "/login"]));
  });

  it("announces that the systems are loading", () => {
    show({ status: "loading" });
    expect(screen.getByText("Chargement des systèmes...")).toBeTruthy();
  });

  it("lists each system that the modules call returns, with its line", () => {
    show({ status: "ready", modules: [{ id: "vampire", name: "Vampire", tagline: "La nuit." }] });
    expect(screen.getByRole("heading", { name: "Vampire" })).toBeTruthy();
    expect(screen.getByText("La nuit.")).toBeTruthy();
    expect(screen.queryByText("Chargement des systèmes...")).toBeNull();
  });

  it("says so when there is no system, or when they could not be read", () => {
    show({ status: "ready", modules: [] });
    expect(screen.getByText("Aucun système disponible pour le moment.")).toBeTruthy();
    cleanup();
    show({ status: "failed" });
    expect(screen.getByText("Impossible de charger les systèmes pour le moment.")).toBeTruthy();
  });
});

describe("the d20 of the showcase", () => {
  it.each([
    [0, "Résultat : 1, échec critique."],
    [0.5, "Résultat : 11"],
    [0.999, "Résultat : 20, réussite critique !"],
  ])("rolls %f of the way from 1 to 20 and tells the result: %s", (chance, result) => {
    render(<HeroDie random={() => chance} />);
    fireEvent.click(screen.getByRole("button", { name: "Lancer le d20" }));
    expect(screen.getByRole("status").textContent).toBe(result);
  });
});
