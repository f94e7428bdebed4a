import { act, fireEvent, render, screen } from "@testing-library/react";
import type { CampaignDocument } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { afterEach, expect, it, vi } from "vitest";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf } from "../../../testing/MemberTestRoot";
import { CampaignHeader } from "./CampaignHeader";

const header = (changes: Partial<CampaignDocument> = {}, role: "mj" | "player" = "mj") => (
  <CampaignHeader
    campaign={{ ...campaignPageOf("brumes", campaignOf(changes)), inviteToken: "clef" }}
    role={role}
    editing={false}
    onToggleEditing={() => {}}
  />
);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a player reads who runs the campaign, and has nothing of the MJ's", () => {
  render(header({}, "player"), { wrapper: rootOf("nina") });
  expect(screen.getByText("MJ : Morgane")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

it("the way to the MJ panel is the product's, or the campaign's own where that is safe", () => {
  const { rerender } = render(header({ commandPanelUrl: "javascript:alert(1)" }), { wrapper: rootOf("mj") });
  const address = () => screen.getByRole("link", { name: /^Commandes MJ/ }).getAttribute("href");
  expect(address()).toBe("/campaign/brumes/mj-panel?system=dnd5e");
  rerender(header({ links: { mjCommandPanel: "https://panneau.example/x" } }));
  expect(address()).toBe("https://panneau.example/x");
});

it("the button of the invite link says for two seconds that it was copied, or that it could not be", async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  render(header(), { wrapper: rootOf("mj") });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const copy = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Copier le lien d'invitation" }));
    await pass(10);
  };
  await copy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/join?token=clef&system=dnd5e`);
  expect(screen.getByRole("button", { name: "Lien copié dans le presse-papiers." })).toBeTruthy();
  await pass(1_900);
  expect(screen.queryByRole("button", { name: "Copier le lien d'invitation" })).toBeNull();
  await pass(200);
  // As on an address without a secure context.
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
  await copy();
  expect(screen.getByRole("button", { name: "Impossible de copier le lien." })).toBeTruthy();
});
