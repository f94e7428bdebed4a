import { render, screen } from "@testing-library/react";
import { shownHandouts } from "domain/documents/handout";
import { copyOf } from "domain/testing/handouts";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { rootOf } from "../../../testing/MemberTestRoot";
import type { MapView } from "../view/sceneView";
import { NoteCard } from "./NoteCard";
import { TokenList } from "./TokenList";

const PINNED = { campaignId: "brumes", id: "letter" };
const press = () => undefined;

const open = () =>
  render(<NoteCard text="Le bureau du comte" handout={PINNED} onClose={press} />, {
    wrapper: rootOf("nina"),
  });

it("leads to its handout once that is shown to the viewer", async () => {
  open();
  expect(screen.getByText("Le bureau du comte")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  const [id, copy] = copyOf("letter", "nina", { title: "La lettre" });
  documents.put(shownHandouts, ["brumes", id], copy);
  const link = await screen.findByRole("link", { name: "Ouvrir : La lettre" });
  expect(link.getAttribute("href")).toBe("/campaign/brumes/aides/letter");
});

it("leads there from the list, too", async () => {
  const [id, copy] = copyOf("letter", "table", { title: "La lettre" });
  documents.put(shownHandouts, ["brumes", id], copy);
  const grid = { kind: "square", size: 64, offsetX: 0, offsetY: 0 };
  const note = { id: "a", x: 32, y: 32, text: "Le bureau du comte", handout: PINNED };
  const view = { scene: { grid }, tokens: [], regions: [], notes: [note] } as unknown as MapView;
  render(<TokenList view={view} selected={new Set()} onSelect={press} onMove={press} onDoor={press} />, {
    wrapper: rootOf("nina"),
  });
  await screen.findByRole("link", { name: "Ouvrir : La lettre" });
});
