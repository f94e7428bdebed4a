import { createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf } from "../../testing/MemberTestRoot";
import RoomScreen from "./RoomScreen";

vi.mock("../../live/usePresence", () => ({ usePresence: () => undefined }));

// Loaded on demand: not while a test waits for it.
beforeAll(() => import("./RoomHeroes"), 60_000);
beforeEach(async () => {
  const settings = { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true };
  documents.put(
    campaigns,
    ["brumes"],
    campaignOf({ memberIds: ["nina"], settings, vttStatus: { status: "online" } }),
  );
  documents.put(characters, ["lia"], characterOf({ name: "Lia", userId: "lio", campaignId: "brumes" }));
  render(
    <Routes>
      <Route path="/session/:id" element={<RoomScreen />} />
    </Routes>,
    { wrapper: rootOf("nina", { at: "/session/brumes?system=dnd5e" }) },
  );
  fireEvent.click(await screen.findByRole("radio", { name: "Carte" }));
});

describe("a player's room without a scene", () => {
  it("shows the heroes in the map's place", async () => {
    const cards = within(await screen.findByRole("region", { name: "Personnages" }));
    expect((await cards.findByRole("link", { name: "Lia" })).getAttribute("href")).toContain(
      "/character/lia",
    );
    expect(cards.getByRole("list").dataset.size).toBe("large");
  });

  it("does nothing with a picture that is dropped on it, and stays", () => {
    const event = createEvent.drop(window, {
      dataTransfer: { files: [new File(["png"], "crypte.png")], types: ["Files"] },
    });
    fireEvent(window, event);
    expect(event.defaultPrevented).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
