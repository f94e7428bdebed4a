import { fireEvent, render, screen, within } from "@testing-library/react";
import { renewCampaignInvite } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { queryKeys } from "../../../api/keys";
import { newestInvite, useRenewedInvite } from "../../../api/renewedInvite";
import { answers } from "../../../testing/answers";
import { rootOf, testQueryClient } from "../../../testing/MemberTestRoot";
import { InviteLink } from "./InviteLink";

const writeText = vi.fn(async (_text: string) => undefined);

/** The link of a campaign whose listener has told this token. */
function Link({ told }: { told: string }) {
  const inviteToken = newestInvite(told, useRenewedInvite("c"));
  return <InviteLink campaign={{ id: "c", system: "dnd5e", inviteToken } as CampaignPage} editing />;
}

async function copied(): Promise<string | undefined> {
  writeText.mockClear();
  fireEvent.click(screen.getByRole("button", { name: /^(Copier le lien|Lien copié)/ }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
  return new URL(writeText.mock.calls[0]?.[0] ?? "").searchParams.get("token") ?? undefined;
}

// Loaded on demand: not while a test waits for it.
beforeAll(() => import("../../../ui/QrDialog"), 60_000);
beforeEach(() => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
});
afterEach(() => void vi.unstubAllGlobals());

it("copies the new link as soon as it is made, before the listener tells of it, and any later one after", async () => {
  answers.on(renewCampaignInvite, { inviteToken: "new" });
  const { rerender } = render(<Link told="old" />, { wrapper: rootOf("mj") });
  expect(await copied()).toBe("old");
  fireEvent.click(screen.getByRole("button", { name: "Nouveau lien d'invitation" }));
  fireEvent.click(await screen.findByRole("button", { name: "Créer le lien" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await copied()).toBe("new");
  rerender(<Link told="new" />);
  expect(await copied()).toBe("new");
  rerender(<Link told="newer" />);
  expect(await copied()).toBe("newer");
});

it("the campaign as it was answered has the new link as well, for where no listener speaks", async () => {
  answers.on(renewCampaignInvite, { inviteToken: "new" });
  const client = testQueryClient();
  const key = queryKeys.campaign("mj", "dnd5e", "c");
  client.setQueryData(key, { inviteToken: "old", name: "Les Brumes" });
  render(<Link told="old" />, { wrapper: rootOf("mj", { client }) });
  fireEvent.click(screen.getByRole("button", { name: "Nouveau lien d'invitation" }));
  fireEvent.click(await screen.findByRole("button", { name: "Créer le lien" }));
  const answered = { inviteToken: "new", name: "Les Brumes" };
  await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(answered));
});

it("is held out as a code for those who sit beside", async () => {
  render(<Link told="told" />, { wrapper: rootOf("mj") });
  fireEvent.click(screen.getByRole("button", { name: "QR code" }));
  const dialog = await screen.findByRole("dialog", { name: "Lien d'invitation" });
  const address = `${window.location.origin}/join?token=told&system=dnd5e`;
  expect(within(dialog).getByRole("img", { name: `QR code de ${address}` })).toBeTruthy();
});
