import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { emptyDnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { OtherClasses } from "./OtherClasses";

afterEach(cleanup);

function Step() {
  const [draft, setDraft] = useState({ ...emptyDnd5eDraft, classId: "guerrier" });
  return (
    <>
      <OtherClasses draft={draft} change={setDraft} />
      <pre>{JSON.stringify(draft.otherClasses)}</pre>
    </>
  );
}
const others = () => JSON.parse(document.querySelector("pre")?.textContent ?? "[]");

it("asks a second class for its subclass at its level, the SRD's or another by its name", () => {
  render(<Step />, { wrapper: MantineTestRoot });
  fireEvent.click(screen.getByRole("button", { name: "Ajouter une classe" }));
  fireEvent.change(screen.getByLabelText("Classe 2"), { target: { value: "Magicien" } });
  expect(screen.queryByRole("region", { name: "Tradition arcanique" })).toBeNull();
  fireEvent.change(screen.getByLabelText("Classe 2"), { target: { value: "Clerc" } });
  expect(screen.getByRole("region", { name: "Domaine divin" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Domaine de la Vie" }));
  expect(others()).toEqual([{ name: "Clerc", level: 1, subclass: "Domaine de la Vie" }]);
  fireEvent.click(screen.getByRole("radio", { name: "Une autre" }));
  fireEvent.change(screen.getByLabelText("Sous-classe"), { target: { value: "Domaine de la Forge" } });
  expect(others()).toMatchObject([{ subclass: "Domaine de la Forge" }]);
  fireEvent.change(screen.getByLabelText("Classe 2"), { target: { value: "Barde" } });
  expect(others()).toEqual([{ name: "Barde", level: 1 }]);
});
