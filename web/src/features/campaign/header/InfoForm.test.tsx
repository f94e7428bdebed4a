import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { updateCampaignInfo } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { describe, expect, it } from "vitest";
import { answers, noAnswer, requests, sent } from "../../../testing/answers";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { InfoForm } from "./InfoForm";

const KEPT = { name: "Les Cendres", description: "Un volcan." };
const SAVED = "Modifications enregistrées.";

const campaignWith = (info: typeof KEPT) =>
  ({ id: "c", system: "dnd5e", ...info, givenName: info.name || undefined }) as CampaignPage;

const show = () => render(<InfoForm campaign={campaignWith(KEPT)} />, { wrapper: MemberTestRoot });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

describe("the form of a campaign's name and description", () => {
  it("succeeds without a call when nothing has changed but spaces around", async () => {
    show();
    type("Nom de la campagne", "  Les Cendres ");
    save();
    await screen.findByText(SAVED);
    expect(requests()).toEqual([]);
    expect(field("Nom de la campagne").value).toBe("Les Cendres");
  });

  it("asks a campaign without a name for one, and offers none of its own", () => {
    render(<InfoForm campaign={{ ...campaignWith({ ...KEPT, name: "" }), name: "Campagne sans nom" }} />, {
      wrapper: MemberTestRoot,
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
    expect(requests()).toEqual([]);
  });

  it("saves a change, shows what the server made of it, and drops the success when typed over", async () => {
    answers.on(updateCampaignInfo, { name: "Les Braises", description: "Un volcan." });
    show();
    type("Nom de la campagne", " Les Braises ");
    save();
    await screen.findByText(SAVED);
    expect(sent(updateCampaignInfo)).toMatchObject([
      { body: { name: "Les Braises", description: "Un volcan." } },
    ]);
    expect(field("Nom de la campagne").value).toBe("Les Braises");
    type("Nom de la campagne", "Les Laves");
    await waitFor(() => expect(screen.queryByText(SAVED)).toBeNull());
  });

  it("keeps what was typed when saving fails, and the failure until it is typed over", async () => {
    answers.on(updateCampaignInfo, noAnswer);
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
