import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaignList";
import { listCharacters, listDeletedCharacters } from "domain/api/characters";
import { joinRequests } from "domain/documents/joinRequest";
import { characterOf } from "domain/testing/campaigns";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import GameScreen from "../GameScreen";

const show = (at = "/game") => render(<GameScreen />, { wrapper: rootOf("nina", { at }) });
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

  it("shows the game that its address names", async () => {
    const own = [
      { ...characterOf({ name: "Armande", system: "cthulhu", userId: "nina" }), id: "armande" },
      { ...characterOf({ name: "Elowen", userId: "nina" }), id: "elowen" },
    ];
    answers.on(listCharacters, ({ params }) => own.filter(({ system }) => system === params.system));
    show("/game?system=cthulhu");
    await waitFor(() => expect(screen.getByText("Armande")).toBeTruthy());
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual([SYSTEM_NAMES.cthulhu]);
    expect(screen.queryByText("Elowen")).toBeNull();
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
