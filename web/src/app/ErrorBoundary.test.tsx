import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary";

const SENTENCE = "Cet écran a rencontré un problème inattendu.";

function Broken(): never {
  throw new Error("a screen that fails");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a screen that fails", () => {
  it("says so, and offers another try and the way home", () => {
    render(
      <ErrorBoundary at="/game">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert").textContent).toContain(SENTENCE);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Réessayer",
      "Retour à l'accueil",
    ]);
  });

  it("does not stand in the way of the next one", () => {
    const { rerender } = render(
      <ErrorBoundary at="/game">
        <Broken />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary at="/market">
        <p>Market</p>
      </ErrorBoundary>,
    );
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getByText("Market")).toBeTruthy();
  });
});
