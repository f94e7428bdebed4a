import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { setVttStatus } from "domain/api/campaigns";
import { campaigns, type VttStatus } from "domain/documents/campaign";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { campaignOf } from "domain/testing/campaigns";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, noAnswer, sent } from "../../testing/answers";
import { campaignPageOf } from "../../testing/campaignView";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { VttPanel } from "./VttPanel";

const MJ: ViewerRole = "mj";
const PLAYER: ViewerRole = "player";
const pageWith = (vttStatus: VttStatus) =>
  campaignPageOf(
    "brumes",
    campaignOf({ settings: { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true }, vttStatus }),
  );
const CLOSED = pageWith({ status: "offline" });
const OPEN = pageWith({ status: "online" });

const params = { system: "dnd5e", id: "brumes" };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };

beforeEach(() => {
  documents.put(campaigns, ["brumes"], campaignOf());
  vi.spyOn(window, "open").mockReturnValue(tab as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  tab.location.replace.mockReset();
  tab.close.mockReset();
});

it("players join the table while it is open, and only then", () => {
  const { rerender } = render(<VttPanel campaign={CLOSED} role={PLAYER} />, { wrapper: rootOf("nina") });
  expect(screen.getByText("En attente du MJ")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rejoindre la table" })).toHaveProperty("disabled", true);
  rerender(<VttPanel campaign={OPEN} role={PLAYER} />);
  expect(screen.getByText("VTT en ligne")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Rejoindre la table/ }).getAttribute("href")).toMatch(
    /\/session\/brumes\?system=dnd5e$/,
  );
  rerender(<VttPanel campaign={CLOSED} role={PLAYER} />);
  expect(screen.queryByRole("link")).toBeNull();
});

it("the MJ opens the table, which comes in a tab of its own, and closes it", async () => {
  answers.on(setVttStatus, { vttStatus: {} });
  const { rerender } = render(<VttPanel campaign={CLOSED} role={MJ} />, { wrapper: rootOf("mj") });
  press("Lancer le VTT");
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
  expect(tab.location.replace.mock.calls[0]?.[0]).toMatch(/\/session\/brumes\?system=dnd5e$/);
  expect(tab.opener).toBeNull();
  rerender(<VttPanel campaign={OPEN} role={MJ} />);
  press("Arrêter le VTT");
  await waitFor(() => expect(sent(setVttStatus)).toHaveLength(2));
  expect(sent(setVttStatus)).toMatchObject([
    { params, body: { status: "online" } },
    { params, body: { status: "offline" } },
  ]);
});

it("a table that could not be opened says so, and leaves no empty tab", async () => {
  answers.on(setVttStatus, noAnswer);
  render(<VttPanel campaign={CLOSED} role={MJ} />, { wrapper: rootOf("mj") });
  press("Lancer le VTT");
  await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(toasts.map(({ text }) => text)).toContain("Impossible de lancer le VTT pour le moment.");
});
