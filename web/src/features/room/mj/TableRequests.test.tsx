import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { clearScreen } from "domain/api/asks";
import { tableScreens } from "domain/documents/tableScreen";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { RequestsButton } from "./TableActions";

const LETTER = { id: "a", card: { text: "La lettre du duc" }, until: Date.now() + 60_000 };
const show = () =>
  render(<RequestsButton table={{ id: "brumes", system: "dnd5e" }} />, { wrapper: rootOf("nina") });

it("counts what lies on the table's screen, and takes it back from the room", async () => {
  documents.put(tableScreens, ["brumes"], { shown: LETTER, updatedAt: 1 });
  answers.on(clearScreen, null);
  show();
  fireEvent.click(screen.getByRole("button", { name: "Demandes 1" }));
  expect(await screen.findByRole("region", { name: "La lettre du duc" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retirer de l'écran" }));
  const params = { id: "brumes", system: "dnd5e" };
  await waitFor(() => expect(sent(clearScreen)).toContainEqual({ params }));
});

it("says that nothing waits where nothing lies there", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Demandes" }));
  expect(await screen.findByText("Rien n'attend pour l'instant.")).toBeTruthy();
});
