import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaigns";
import { createCharacter, listCharacters } from "domain/api/characters";
import { beforeAll, expect, it } from "vitest";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import ForgeScreen from "./ForgeScreen";

// The pages of the Forge are loaded on demand: not while a test waits for them.
beforeAll(async () => {
  await import("../../games/cthulhu/forge");
}, 60_000);

it("an investigator is made by nine presses and a name, with no choice that was not asked for", async () => {
  localStorage.clear();
  answers.on(listCampaigns, []);
  answers.on(listCharacters, []);
  answers.on(createCharacter, { id: "odette" } as never);
  render(<ForgeScreen />, {
    wrapper: rootOf("nina", { at: "/atelier?make=character&system=cthulhu&step=occupation" }),
  });
  let presses = 0;
  const press = async (role: "button" | "radio", name: string | RegExp, place?: HTMLElement) => {
    const at = place ? within(place) : screen;
    fireEvent.click(await at.findByRole(role, { name }));
    presses += 1;
  };
  const steps = () => screen.getByRole("navigation", { name: "Étapes" });
  await press("radio", /^Journaliste/);
  await press("button", "Caractéristiques");
  await press("radio", "Jets de dés");
  await press("button", "Lancer les dés");
  await screen.findByText(/^Chance :/);
  await press("button", "Compétences");
  await press("button", "Répartir le reste au hasard");
  await press("button", /Portrait/, steps());
  fireEvent.change(await screen.findByRole("textbox", { name: /^Nom/ }), { target: { value: "Odette" } });
  await press("button", /Relecture/, steps());
  await press("button", "Créer le personnage");
  await waitFor(() => expect(sent(createCharacter)).toHaveLength(1));
  expect(presses).toBe(9);
  const body = sent(createCharacter)[0]?.body;
  expect(body).toMatchObject({
    class: "Journaliste",
    data: { age: 30, residence: "", forge: { gear: [], method: "rolled", customOccupation: "" } },
  });
});
