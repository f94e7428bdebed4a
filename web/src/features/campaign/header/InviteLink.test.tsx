import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newestInvite, useRenewedInvite } from "../../../api/renewedInvite";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { InviteLink } from "./InviteLink";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mj" }) }));
vi.mock("../../../api/usePatchCampaign", () => ({ usePatchCampaign: () => vi.fn() }));

const writeText = vi.fn(async (_text: string) => undefined);

/** The link of a campaign whose listener has told this token. */
function Link({ told }: { told: string }) {
  const inviteToken = newestInvite(told, useRenewedInvite("c"));
  return <InviteLink campaign={{ id: "c", system: "dnd5e", inviteToken } as CampaignPage} editing />;
}

const client = new QueryClient();

function Root({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <MantineTestRoot>{children}</MantineTestRoot>
    </QueryClientProvider>
  );
}

async function copied(): Promise<string | undefined> {
  writeText.mockClear();
  fireEvent.click(screen.getByRole("button", { name: /^(Copier le lien|Lien copié)/ }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
  return new URL(writeText.mock.calls[0]?.[0] ?? "").searchParams.get("token") ?? undefined;
}

beforeEach(() => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("copies the new link as soon as it is made, before the listener tells of it, and any later one after", async () => {
  vi.mocked(call).mockResolvedValue({ inviteToken: "new" });
  const { rerender } = render(<Link told="old" />, { wrapper: Root });
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
