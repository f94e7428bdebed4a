import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { approveJoinRequest, listJoinRequests, refuseJoinRequest } from "domain/api/campaigns";
import { joinRequests } from "domain/documents/joinRequest";
import { campaignOf } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf } from "../../../testing/MemberTestRoot";
import { JoinRequests } from "./JoinRequests";

const CAMPAIGN = campaignPageOf("brumes", campaignOf({ name: "Les Brumes" }));
const NOBODY = "Personne n'attend à la porte.";

const knock = (uid: string, name: string) =>
  documents.put(joinRequests, ["brumes", uid], {
    ...{ uid, name, campaignName: "Les Brumes", system: "dnd5e", requestedAt: 1 },
  });
const onEdit = vi.fn();
const requests = (editing: boolean) => <JoinRequests campaign={CAMPAIGN} editing={editing} onEdit={onEdit} />;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  onEdit.mockReset();
  answers.on(listJoinRequests, { requests: [] });
});

describe("who asks to join a campaign", () => {
  it("is shown and announced to the MJ as they come, who answers them in edit mode alone", async () => {
    const { rerender } = render(requests(false), { wrapper: rootOf("mj") });
    await screen.findByText(NOBODY);
    knock("sacha", "Sacha");
    await screen.findByText("Sacha");
    expect(screen.getByRole("status").textContent).toBe("Sacha demande à rejoindre la campagne.");
    expect(screen.queryByRole("button", { name: "Accepter Sacha" })).toBeNull();
    press("Répondre");
    expect(onEdit).toHaveBeenCalledOnce();
    rerender(requests(true));
    expect(screen.getByRole("button", { name: "Accepter Sacha" })).toBeTruthy();
  });

  it("is accepted or refused, and gone once either was done, here or in another tab", async () => {
    answers.on(approveJoinRequest, null);
    answers.on(refuseJoinRequest, null);
    knock("sacha", "Sacha");
    knock("lise", "Lise");
    render(requests(true), { wrapper: rootOf("mj") });
    await screen.findByText("Sacha");
    press("Accepter Sacha");
    press("Refuser Lise");
    const params = { system: "dnd5e", id: "brumes" };
    await waitFor(() =>
      expect([sent(approveJoinRequest), sent(refuseJoinRequest)]).toEqual([
        [{ params: { ...params, requestId: "sacha" } }],
        [{ params: { ...params, requestId: "lise" } }],
      ]),
    );
    documents.remove(joinRequests, "brumes", "sacha");
    documents.remove(joinRequests, "brumes", "lise");
    await screen.findByText(NOBODY);
  });
});
