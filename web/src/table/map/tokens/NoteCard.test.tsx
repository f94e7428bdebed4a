import { render, screen } from "@testing-library/react";
import { shownHandouts } from "domain/documents/handout";
import { copyOf } from "domain/testing/handouts";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { rootOf } from "../../../testing/MemberTestRoot";
import { NoteCard } from "./NoteCard";

const open = () =>
  render(
    <NoteCard
      text="Le bureau du comte"
      handout={{ campaignId: "brumes", id: "letter" }}
      onClose={() => undefined}
    />,
    { wrapper: rootOf("nina") },
  );

it("leads to its handout once that is shown to the viewer", async () => {
  open();
  expect(screen.getByText("Le bureau du comte")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  const [id, copy] = copyOf("letter", "nina", { title: "La lettre" });
  documents.put(shownHandouts, ["brumes", id], copy);
  const link = await screen.findByRole("link", { name: "Ouvrir : La lettre" });
  expect(link.getAttribute("href")).toBe("/campaign/brumes/aides/letter");
});
