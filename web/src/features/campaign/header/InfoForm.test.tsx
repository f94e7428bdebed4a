import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { InfoForm } from "./InfoForm";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../api/usePatchCampaign", () => ({ usePatchCampaign: () => vi.fn() }));

const calls = vi.mocked(call);
const KEPT = { name: "Les Cendres", description: "Un volcan." };
const SAVED = "Modifications enregistrées.";

const campaignWith = (info: typeof KEPT) =>
  ({ id: "c", system: "dnd5e", ...info, givenName: info.name || undefined }) as CampaignPage;

function Root({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>{children}</MantineTestRoot>
    </QueryClientProvider>
  );
}

const show = () => render(<InfoForm campaign={campaignWith(KEPT)} />, { wrapper: Root });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

beforeEach(() => {
  calls.mockReset();
});
afterEach(cleanup);

describe("the form of a campaign's name and description", () => {
  it("succeeds without a call when nothing has changed but spaces around", async () => {
    show();
    type("Nom de la campagne", "  Les Cendres ");
    save();
    await screen.findByText(SAVED);
    expect(calls).not.toHaveBeenCalled();
    expect(field("Nom de la campagne").value).toBe("Les Cendres");
  });

  it("asks a campaign without a name for one, and offers none of its own", () => {
    render(<InfoForm campaign={{ ...campaignWith({ ...KEPT, name: "" }), name: "Campagne sans nom" }} />, {
      wrapper: Root,
    });
    expect(field("Nom de la campagne").value).toBe("");
  });

  it("refuses an empty name until it is corrected", () => {
    show();
    type("Nom de la campagne", "  ");
    save();
    expect(screen.getByText("Le nom de la campagne ne peut pas être vide.")).toBeTruthy();
    type("Nom de la campagne", "Les Braises");
    expect(screen.queryByText("Le nom de la campagne ne peut pas être vide.")).toBeNull();
    expect(calls).not.toHaveBeenCalled();
  });

  it("saves a change, shows what the server made of it, and drops the success when typed over", async () => {
    calls.mockResolvedValue({ name: "Les Braises", description: "Un volcan." });
    show();
    type("Nom de la campagne", " Les Braises ");
    save();
    await screen.findByText(SAVED);
    expect(calls.mock.calls[0]?.[1]).toMatchObject({
      body: { name: "Les Braises", description: "Un volcan." },
    });
    expect(field("Nom de la campagne").value).toBe("Les Braises");
    type("Nom de la campagne", "Les Laves");
    await waitFor(() => expect(screen.queryByText(SAVED)).toBeNull());
  });

  it("keeps what was typed when saving fails, and the failure until it is typed over", async () => {
    calls.mockRejectedValue(new Error("offline"));
    show();
    type("Nom de la campagne", "Les Braises");
    save();
    const failure = "Impossible de mettre à jour les informations de la campagne.";
    await screen.findByText(failure);
    expect(field("Nom de la campagne").value).toBe("Les Braises");
    type("Description", "Deux volcans.");
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  });

  it("follows changes made elsewhere, but never over what was typed", () => {
    const { rerender } = show();
    type("Nom de la campagne", "Les Braises");
    rerender(<InfoForm campaign={campaignWith({ name: "Les Laves", description: "Deux volcans." })} />);
    expect(field("Nom de la campagne").value).toBe("Les Braises");
    expect(field("Description").value).toBe("Deux volcans.");
  });
});
