import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaigns";
import { listCharacters, listDeletedCharacters } from "domain/api/characters";
import { joinRequests } from "domain/documents/joinRequest";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import GameScreen from "../GameScreen";

const show = () => render(<GameScreen />, { wrapper: rootOf("nina", { at: "/game" }) });
const region = (name: string) => within(screen.getByRole("region", { name }));

beforeEach(() => {
  answers.on(listCampaigns, []);
  answers.on(listCharacters, []);
  answers.on(listDeletedCharacters, []);
});

describe("the game space of a member", () => {
  it("has who waits to be let in, and no more once they were refused", async () => {
    documents.put(joinRequests, ["herse", "nina"], {
      ...{ uid: "nina", name: "Nina", campaignName: "La Herse baissée", system: "dnd5e", requestedAt: 0 },
    });
    show();
    const waiting = await screen.findByText("La Herse baissée");
    expect(waiting.closest("li")?.textContent).toContain("En attente d'approbation");
    documents.remove(joinRequests, "herse", "nina");
    await waitFor(() => expect(screen.queryByText("La Herse baissée")).toBeNull());
  });

  it("finds what was made in the Forge, as soon as one comes back from its tab", async () => {
    show();
    await screen.findByText("Vous utilisez 0 / 10 personnages.");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
    fireEvent.click(screen.getByRole("link", { name: /^Nouveau personnage/ }));
    const forged = { ...characterOf({ name: "Forgée d'hier", userId: "nina" }), id: "forged" };
    answers.on(listCharacters, ({ params }) => (params.system === "dnd5e" ? [forged] : []));
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(region("Personnages").getByText("Forgée d'hier")).toBeTruthy());
  });
});
