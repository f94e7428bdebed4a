import { fireEvent, render, screen } from "@testing-library/react";
import { getCharacter } from "domain/api/characters";
import { characters } from "domain/documents/character";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import { answers, failing, refusal } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import SheetScreen from "./SheetScreen";

const show = () =>
  render(
    <Routes>
      <Route path="/character/:id" element={<SheetScreen />} />
      <Route path="/game" element="L'espace de jeu" />
    </Routes>,
    { wrapper: rootOf("oscar", { at: "/character/elowen?system=dnd5e" }) },
  );

it("another's character cannot be loaded, and the screen leads back to the game space", async () => {
  documents.refuse(characters, "elowen");
  answers.on(getCharacter, refusal("character-not-found"));
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("Impossible de charger le personnage.");
  fireEvent.click(screen.getByRole("link", { name: "Retour au jeu" }));
  expect(screen.getByText("L'espace de jeu")).toBeTruthy();
});

it("a character that is gone cannot be loaded either", async () => {
  answers.on(getCharacter, failing(new HttpError(404, {})));
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("Impossible de charger le personnage.");
});
