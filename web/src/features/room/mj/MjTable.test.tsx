import { fireEvent, screen, within } from "@testing-library/react";
import { scenes } from "domain/documents/scene";
import { sceneOf } from "domain/testing/scenes";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { showTable } from "./testing/showTable";

vi.mock("../../../live/usePresence", () => ({ usePresence: () => undefined }));

const picture = new File(["png"], "crypte.png", { type: "image/png" });
const drop = () => fireEvent.drop(window, { dataTransfer: { files: [picture], types: ["Files"] } });
const heroes = async () => {
  const cards = within(await screen.findByRole("region", { name: "Personnages" }));
  await cards.findByRole("link", { name: "Élowen" });
  return cards.getByRole("list");
};

// Loaded on demand: not while a test waits for it.
beforeAll(() => import("../../../table/map/mj/picture/DroppedMap"), 60_000);
afterEach(() => void vi.unstubAllGlobals());

describe("the MJ's table without a scene", () => {
  it("shows the heroes large, and the way to prepare a map", async () => {
    showTable({ wide: true });
    expect((await heroes()).dataset.size).toBe("large");
    expect(screen.getByRole("button", { name: "Préparer une carte" })).toBeTruthy();
  });

  it("takes a picture that is dropped, as a new scene alone: none is open that it would replace", async () => {
    documents.put(scenes, ["brumes", "tour"], sceneOf({ name: "La tour" }));
    showTable({ wide: true });
    await heroes();
    drop();
    const asked = within(await screen.findByRole("dialog", { name: "Nouvelle scène avec cette image ?" }));
    expect(asked.getByRole("button", { name: "Créer et montrer" })).toBeTruthy();
    expect(asked.queryByRole("button", { name: /^(Remplacer|Donner)/ })).toBeNull();
  });

  it("takes it on a phone's width as well, whatever part is shown", async () => {
    showTable({ wide: false });
    fireEvent.click(screen.getByRole("button", { name: "Journal" }));
    drop();
    expect(await screen.findByRole("dialog", { name: "Nouvelle scène avec cette image ?" })).toBeTruthy();
  });
});
